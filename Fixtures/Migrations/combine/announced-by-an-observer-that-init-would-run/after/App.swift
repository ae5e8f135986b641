import SwiftUI

@Observable
final class Player {
  var title = ""

  init(album: String) {
    title = album
  }
}

@Observable
final class Deck {
  var speed = 1.0 {
    willSet {
      print("speed", newValue)
    }
  }

  init(isFast: Bool) {
    if isFast { _speed = 2 }
  }
}

struct PlayerView: View {
  var player: Player
  var deck: Deck

  var body: some View {
    Text("\(player.title) \(deck.speed)")
  }
}
