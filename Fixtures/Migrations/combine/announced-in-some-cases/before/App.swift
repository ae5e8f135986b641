import Combine
import SwiftUI

final class Console: ObservableObject {
  @Published var isPaused = false
  private(set) var lines: [String] = []

  func log(_ line: String) {
    lines.append(line)
    guard !isPaused else { return }
    objectWillChange.send()
  }
}

final class Player: ObservableObject {
  var isScrubbing = false
  private(set) var time = 0.0 {
    willSet {
      if !isScrubbing { objectWillChange.send() }
    }
  }

  func tick() { time += 1 }
}

final class Sheet: ObservableObject {
  private(set) var cells = [0, 0]
  private var depth = 0

  func begin() { depth += 1 }

  func end() {
    depth -= 1
    objectWillChange.send()
  }

  func fill(_ place: Int) {
    cells[place] += 1
    if depth == 0 { objectWillChange.send() }
  }
}

final class Feed: ObservableObject {
  private(set) var rows: [Int] = []
  private var isStale = false

  func receive(_ row: Int) {
    rows.append(row)
    isStale = true
  }

  func flush() {
    guard isStale else { return }
    isStale = false
    objectWillChange.send()
  }
}

final class Log: ObservableObject {
  private(set) var entries: [String] = []

  func add(_ entry: String) {
    entries.append(entry)
    objectWillChange.send()
  }

  func addQuietly(_ entry: String) {
    entries.append(entry)
  }
}

final class Engine: ObservableObject {
  @Published var speed = 0
}

final class Car: ObservableObject {
  let engine = Engine()
  private var bag: Set<AnyCancellable> = []

  init() {
    engine.objectWillChange
      .throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true)
      .sink { [weak self] _ in self?.objectWillChange.send() }
      .store(in: &bag)
  }
}

/// What only asks whether something changes decides nothing.
final class Basket: ObservableObject {
  private(set) var items: [String: Int] = [:]
  private(set) var marked: Set<String> = []
  private(set) var title = "" {
    didSet {
      if title != oldValue { objectWillChange.send() }
    }
  }

  func put(_ count: Int, _ name: String) {
    if let old = items.updateValue(count, forKey: name), old == count { return }
    objectWillChange.send()
  }

  func mark(_ name: String) {
    if marked.insert(name).inserted { objectWillChange.send() }
  }

  func rename(_ title: String) {
    let isNew = self.title != title
    self.title = title
    if isNew { objectWillChange.send() }
  }

  func take(_ name: String) {
    items[name] = nil
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.objectWillChange.send()
    }
  }

  func clear() {
    removeAll()
    objectWillChange.send()
  }

  private func removeAll() {
    items = [:]
    marked = []
  }
}

struct Screen: View {
  @StateObject private var console = Console()
  @StateObject private var player = Player()
  @StateObject private var sheet = Sheet()
  @StateObject private var feed = Feed()
  @StateObject private var log = Log()
  @StateObject private var car = Car()
  @StateObject private var basket = Basket()

  var body: some View {
    Text(console.lines.joined())
    Text("\(player.time) \(sheet.cells.count) \(feed.rows.count) \(car.engine.speed) \(log.entries.count)")
    Text("\(basket.items.count) \(basket.marked.count) \(basket.title)")
  }
}
