import SwiftUI

enum Environment {
  case staging, production
}

@Observable
final class Session {
  var environment = Environment.staging
  var user = ""
}

struct SessionView: View {
  @SwiftUI.Environment(Session.self) private var session

  var body: some View {
    @Bindable var session = session
    TextField("User", text: $session.user)
      .disabled(session.environment == .production)
  }
}
