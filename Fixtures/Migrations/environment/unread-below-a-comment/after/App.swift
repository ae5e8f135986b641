import SwiftUI

@Observable
final class Session {
  var name = ""
}

struct Single: View {
  // What is shown
  let title: String

  var body: some View { Text(title) }
}

struct Several: View {
  // What the view is given
  let title: String

  var body: some View { Text(title) }
}

struct Part: View {
  let title: String

  // MARK: Environment

  var body: some View { Text(title) }
}
