import Combine
import SwiftUI

final class Engine {
  var rpm = 0
  var revs = 0
}

/// The engine turns with the gear.
final class Gearbox: ObservableObject {
  let engine = Engine()
  var gear = 0 { willSet { objectWillChange.send() } }

  var rpm: Int { engine.rpm }

  func shift() {
    engine.rpm += 10
    gear += 1
  }
}

/// Nothing reads the tick.
final class Ticker: ObservableObject {
  let engine = Engine()
  var tick = 0 { didSet { objectWillChange.send() } }

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

final class Playlist: ObservableObject {
  var song = Song(id: 1, title: "") { willSet { objectWillChange.send() } }
  var items = [1, 2, 3] { willSet { objectWillChange.send() } }

  func rename(to title: String) { song = Song(id: 1, title: title) }

  func trim() {
    items.removeAll { $0 > items.count - 1 }
  }
}
