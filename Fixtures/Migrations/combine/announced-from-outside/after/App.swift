import SwiftUI

@Observable
final class Player {
  var title = ""
}

struct Remote {
  let player: Player

  func refresh() {
    player.withMutation(keyPath: \.title) {}
  }
}
