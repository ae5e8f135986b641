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
