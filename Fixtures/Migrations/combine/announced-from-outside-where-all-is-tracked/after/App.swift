import SwiftUI

@Observable
final class Player {
  var title = ""
}

@Observable
final class Cart {
  var count = 0
}

@Observable
final class Ticker {
  var seconds = 0
}

struct Remote {
  let player: Player
  let carts: [Cart]
  func cart(_ place: Int) -> Cart { carts[place] }

  func rename(_ title: String) {
    player.title = title
  }

  func empty() {
    cart(0).count = 0
    cart(0).withMutation(keyPath: \.count) {}
  }
}

struct Screen: View {
  var ticker: Ticker

  var body: some View {
    Button("\(ticker.seconds)") {
      ticker.withMutation(keyPath: \.seconds) {}
    }
  }
}
