import SwiftUI

protocol Bindable {}

final class Session: ObservableObject {
  @Published var user = ""
}

struct UserField: View {
  @ObservedObject var session: Session

  var body: some View {
    TextField("User", text: $session.user)
  }
}

struct SessionView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    TextField("User", text: $session.user)
  }

  var field: some View {
    TextField("User", text: $session.user)
  }
}
