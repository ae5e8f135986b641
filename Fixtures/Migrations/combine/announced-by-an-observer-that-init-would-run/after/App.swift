import SwiftUI

@Observable
final class Player {
  var title = ""

  init(album: String) {
    title = album
  }
}

final class Deck: ObservableObject {
  var speed = 1.0 {
    willSet {
      objectWillChange.send()
      print("speed", newValue)
    }
  }

  init(isFast: Bool) {
    if isFast { speed = 2 }
  }
}

struct PlayerView: View {
  var player: Player
  @ObservedObject var deck: Deck

  var body: some View {
    Text("\(player.title) \(deck.speed)")
  }
}
