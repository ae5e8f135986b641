import PartnerKit
import SwiftUI

final class Session: ObservableObject, PartnerObserving {
  @Published var title = ""
  let partnerID = 1
}

@Observable
final class Player: Identifiable {
  var title = ""
}

struct Screen: View {
  @StateObject private var session = Session()
  @State private var player = Player()

  var body: some View { Text(session.title + player.title) }
}
