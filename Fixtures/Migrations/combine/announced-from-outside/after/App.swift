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

@Observable
final class Counter {
  private var step: (Int) -> Int = { $0 }

  var shown: Int { step(1) }

  func double() { step = { $0 * 2 } }

  /// Notifies observers that this object may have changed.
  func announceChange() {
    withMutation(keyPath: \.step) {}
  }
}
