import PartnerKit
import SwiftUI

@Observable
final class Player {
  var volume = 1.0
}

@Observable
final class Session {
  var name = ""
}

@Observable
final class Cart {
  var count = 0
}

final class Other: ObservableObject {
  @Published var name = ""
}

extension PartnerValues {
  var cart: Cart { Cart() }
}

struct PlayerView: View {
  @Injected var player: Player
  @LiveObservable var session: Session
  @Looked(\.cart) var cart
  @Wired(naming: "other") var other: Other

  var body: some View {
    Text("\(player.volume) \(session.name) \(cart.count) \(other.name)")
  }
}
