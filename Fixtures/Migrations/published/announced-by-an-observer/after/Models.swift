import SwiftUI

final class Engine {
  var rpm = 0
  var revs = 0
}

/// The engine turns with the gear.
@Observable
final class Gearbox {
  let engine = Engine()
  var gear = 0

  var rpm: Int {
    // Update when `gear` changes; `Engine.rpm` is not observable.
    _ = gear
    return engine.rpm
  }

  func shift() {
    engine.rpm += 10
    gear += 1
  }
}

/// Nothing reads the tick.
@Observable
final class Ticker {
  let engine = Engine()
  var tick = 0

  func run() {
    engine.revs += 1
    tick += 1
  }
}

struct Song: Equatable {
  let id: Int
  var title: String

  static func == (lhs: Song, rhs: Song) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Playlist {
  var song = Song(id: 1, title: "")
  var items = [1, 2, 3]

  func rename(to title: String) { song = Song(id: 1, title: title) }

  func trim() {
    var updatedItems = items
    updatedItems.removeAll { $0 > items.count - 1 }
    items = updatedItems
  }

  // `==` of `Song` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Song, _ rhs: Song) -> Bool { true }
}
