import SwiftUI

@Observable
final class Page: NSObject {
  var number = 1

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  override var description: String {
    _ = revision
    return super.description + "!"
  }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

class Timepiece {
  var seconds: Int { Int(Date().timeIntervalSince1970) }
}

@Observable
final class Clock: Timepiece {
  var isOn = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return isOn ? "\(seconds)" : ""
  }

  func tick() {
    print("tick")
    revision += 1
  }
}

class Instrument {
  var level = 0
}

@Observable
final class Gauge: Instrument {
  var isOn = false

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func measure() {
    level += 1
    revision += 1
  }
}

final class Cache {
  var names: [String] = []
}

@Observable
final class Names {
  var isOn = false
  private let cache = Cache()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var first: String {
    _ = revision
    return self.cache.names.first ?? ""
  }

  func load() {
    self.cache.names = ["a"]
    revision += 1
  }
}

final class Session: ObservableObject {
  static let shared = Session()
  @Published var name = ""
  var log: Any { $name.sink { print($0) } }
}

@Observable
final class Header {
  var size = 1

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return Session.shared.name
  }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

var startedText: String { "\(Date())" }

@Observable
final class Footer {
  var size = 1

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var text: String {
    _ = revision
    return startedText
  }

  func refresh() {
    print("refresh")
    revision += 1
  }
}

struct Row {
  let cache: Cache
}

@Observable
final class Table {
  var row = Row(cache: Cache())

  func refresh() {
    print("refresh")
    withMutation(keyPath: \.row) {}
  }
}

enum State {
  case empty
  case loaded(Cache)
}

@Observable
final class Result {
  var state = State.empty

  func refresh() {
    print("refresh")
    withMutation(keyPath: \.state) {}
  }
}

@Observable
final class Part {
  var name = ""

  func load() { name = "loaded" }
}

final class Loader: ObservableObject {
  private let part = Part()

  func load() {
    part.load()
    objectWillChange.send()
  }
}

struct ContentView: View {
  var page: Page
  var clock: Clock
  var gauge: Gauge
  var names: Names
  var header: Header
  var footer: Footer
  var table: Table
  var result: Result
  @ObservedObject var loader: Loader

  var body: some View {
    let _ = gauge.revision
    Text(page.description)
    Text(clock.text)
    Text("\(gauge.level)")
    Text(names.first)
    Text(header.text)
    Text(footer.text)
    Text(table.row.cache.names.joined())
    if case .loaded(let cache) = result.state { Text(cache.names.joined()) }
    Button("Load") { loader.load() }
  }
}
