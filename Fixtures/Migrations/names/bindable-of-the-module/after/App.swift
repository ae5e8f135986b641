import SwiftUI

protocol Bindable {}

@Observable
final class Session {
  var user = ""
}

struct UserField: View {
  @SwiftUI.Bindable var session: Session

  var body: some View {
    TextField("User", text: $session.user)
  }
}

struct SessionView: View {
  @Environment(Session.self) private var session

  var body: some View {
    @SwiftUI.Bindable var session = session
    TextField("User", text: $session.user)
  }

  var field: some View {
    TextField("User", text: SwiftUI.Bindable(session).user)
  }
}
