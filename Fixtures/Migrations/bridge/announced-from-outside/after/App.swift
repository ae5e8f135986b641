import Combine
import SwiftUI

final class Names {
  var all: Set<String> = []
}

@Observable
final class Flags {
  private let names = Names()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  var revision = 0

  var count: Int {
    _ = revision
    return names.all.count
  }

  func insert(_ name: String) { names.all.insert(name) }
}

@Observable
final class Player {
  let objectWillChange = ObservableObjectPublisher()
  var title = "" {
    willSet { objectWillChange.send() }
  }
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
    flags.revision += 1
  }

  func rename(_ title: String) {
    player.title = title
    player.objectWillChange.send()
  }
}
