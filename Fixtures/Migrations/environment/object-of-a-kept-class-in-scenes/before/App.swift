import Combine
import SwiftUI

final class Session: ObservableObject {
  @Published var user = ""

  func log() -> AnyCancellable {
    $user.sink { print($0) }
  }
}

@main
struct SessionApp: App {
  @StateObject private var session = Session()

  var body: some Scene {
    WindowGroup {
      SessionLabel()
    }
    .environmentObject(session)
  }
}

struct SessionLabel: View {
  @EnvironmentObject var session: Session

  var body: some View {
    TextField("User", text: $session.user)
  }
}

#Preview {
  SessionLabel()
    .environmentObject(Session())
}
