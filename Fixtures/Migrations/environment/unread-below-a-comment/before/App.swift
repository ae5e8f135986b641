import SwiftUI

final class Session: ObservableObject {
  @Published var name = ""
}

struct Single: View {
  // Get the session of the user
  @EnvironmentObject var session: Session

  // What is shown
  let title: String

  var body: some View { Text(title) }
}

struct Several: View {
  // What the view is given
  @EnvironmentObject var session: Session
  let title: String

  var body: some View { Text(title) }
}

struct Part: View {
  let title: String

  // MARK: Environment
  @EnvironmentObject var session: Session

  var body: some View { Text(title) }
}
