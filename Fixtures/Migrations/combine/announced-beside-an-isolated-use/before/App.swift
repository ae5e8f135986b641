import PartnerKit
import SwiftUI

@MainActor
final class Session: ObservableObject {
  @Published var title = ""
}

@MainActor
final class Other: ObservableObject {
  @Published var title = ""
}

final class Screen: PartnerScreen {
  func show(_ session: Session) {
    session.objectWillChange.send()
    session.title = "shown"
  }

  func hide(_ other: Other) {
    other.objectWillChange.send()
  }
}

struct SessionView: View {
  @ObservedObject var session: Session
  @ObservedObject var other: Other

  var body: some View { Text(session.title + other.title) }
}
