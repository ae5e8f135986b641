import Combine
import SwiftUI

final class Names {
  var all: Set<String> = []
}

final class Flags: ObservableObject {
  private let names = Names()

  var count: Int { names.all.count }

  func insert(_ name: String) { names.all.insert(name) }
}

final class Player: ObservableObject {
  @Published var title = ""
}

final class Remote {
  let flags: Flags
  let player: Player
  private var cancellables: Set<AnyCancellable> = []

  init(flags: Flags, player: Player) {
    self.flags = flags
    self.player = player
    player.objectWillChange.sink { print("player") }.store(in: &cancellables)
  }

  func add(_ name: String) {
    flags.insert(name)
    flags.objectWillChange.send()
  }

  func rename(_ title: String) {
    player.title = title
    player.objectWillChange.send()
  }
}
