import SwiftUI

final class Player: ObservableObject {
  @Published var title = ""
}

struct Remote {
  let player: Player

  func refresh() {
    player.objectWillChange.send()
  }
}

final class Counter: ObservableObject {
  private var step: (Int) -> Int = { $0 }

  var shown: Int { step(1) }

  func double() { step = { $0 * 2 } }
}
