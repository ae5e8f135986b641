import SwiftUI

@Observable
final class Console {
  var isPaused = false
  private(set) var lines: [String] = []

  func log(_ line: String) {
    lines.append(line)
  }
}

@Observable
final class Player {
  var isScrubbing = false
  private(set) var time = 0.0

  func tick() { time += 1 }
}

@Observable
final class Sheet {
  private(set) var cells = [0, 0]
  private var depth = 0

  func begin() { depth += 1 }

  func end() {
    depth -= 1
  }

  func fill(_ place: Int) {
    cells[place] += 1
  }
}

@Observable
final class Feed {
  private(set) var rows: [Int] = []
  private var isStale = false

  func receive(_ row: Int) {
    rows.append(row)
    isStale = true
  }

  func flush() {
    guard isStale else { return }
    isStale = false
  }
}

@Observable
final class Log {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
  }

  func addQuietly(_ entry: String) {
    entries.append(entry)
  }
}

@Observable
final class Engine {
  var speed = 0
}

final class Car {
  let engine = Engine()
}

/// What only asks whether something changes decides nothing.
@Observable
final class Basket {
  private(set) var items: [String: Int] = [:]
  private(set) var marked: Set<String> = []
  private(set) var title = ""

  func put(_ count: Int, _ name: String) {
    if let old = items.updateValue(count, forKey: name), old == count { return }
  }

  func mark(_ name: String) {
    if marked.insert(name).inserted { announceChange() }
  }

  func rename(_ title: String) {
    let isNew = self.title != title
    self.title = title
  }

  func take(_ name: String) {
    items[name] = nil
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.announceChange()
    }
  }

  func clear() {
    removeAll()
    announceChange()
  }

  private func removeAll() {
    items = [:]
    marked = []
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.items) {}
    withMutation(keyPath: \.marked) {}
    withMutation(keyPath: \.title) {}
  }
}

struct Screen: View {
  @State private var console = Console()
  @State private var player = Player()
  @State private var sheet = Sheet()
  @State private var feed = Feed()
  @State private var log = Log()
  @State private var car = Car()
  @State private var basket = Basket()

  var body: some View {
    Text(console.lines.joined())
    Text("\(player.time) \(sheet.cells.count) \(feed.rows.count) \(car.engine.speed) \(log.entries.count)")
    Text("\(basket.items.count) \(basket.marked.count) \(basket.title)")
  }
}
