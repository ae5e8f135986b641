import PartnerKit
import SwiftUI

@MainActor
@Observable
final class Session {
  var title = ""
}

@MainActor
final class Other: ObservableObject {
  @Published var title = ""
}

final class Screen: PartnerScreen {
  func show(_ session: Session) {
    session.title = "shown"
  }

  func hide(_ other: Other) {
    other.objectWillChange.send()
  }
}

struct SessionView: View {
  var session: Session
  @ObservedObject var other: Other

  var body: some View { Text(session.title + other.title) }
}
