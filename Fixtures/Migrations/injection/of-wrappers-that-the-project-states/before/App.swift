import PartnerKit
import SwiftUI

final class Player: ObservableObject {
  @Published var volume = 1.0
}

final class Session: ObservableObject {
  @Published var name = ""
}

final class Cart: ObservableObject {
  @Published var count = 0
}

final class Other: ObservableObject {
  @Published var name = ""
}

extension PartnerValues {
  var cart: Cart { Cart() }
}

struct PlayerView: View {
  @Injected var player: Player
  @LiveObject var session: Session
  @Looked(\.cart) var cart
  @Wired(naming: "other") var other: Other

  var body: some View {
    Text("\(player.volume) \(session.name) \(cart.count) \(other.name)")
  }
}
