import SwiftUI

enum Environment {
  case staging, production
}

final class Session: ObservableObject {
  @Published var environment = Environment.staging
  @Published var user = ""
}

struct SessionView: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    TextField("User", text: $session.user)
      .disabled(session.environment == .production)
  }
}
