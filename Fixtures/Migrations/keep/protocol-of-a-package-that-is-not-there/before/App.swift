import PartnerKit
import SwiftUI

final class Session: ObservableObject, PartnerObserving {
  @Published var title = ""
  let partnerID = 1
}

final class Player: ObservableObject, Identifiable {
  @Published var title = ""
}

struct Screen: View {
  @StateObject private var session = Session()
  @StateObject private var player = Player()

  var body: some View { Text(session.title + player.title) }
}
