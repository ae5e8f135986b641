import SwiftUI

final class Session: ObservableObject {
  @Published var user: String?
}

struct SessionView: View {
  @ObservedObject var session: Session

  var body: some View {
    Text(session.user ?? "-")
  }
}
