import SwiftUI

final class Page: NSObject, ObservableObject {
  @Published var number = 1

  override var description: String { super.description + "!" }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

class Timepiece {
  var seconds: Int { Int(Date().timeIntervalSince1970) }
}

final class Clock: Timepiece, ObservableObject {
  @Published var isOn = false

  var text: String { isOn ? "\(seconds)" : "" }

  func tick() {
    print("tick")
    objectWillChange.send()
  }
}

class Instrument {
  var level = 0
}

final class Gauge: Instrument, ObservableObject {
  @Published var isOn = false

  func measure() {
    level += 1
    objectWillChange.send()
  }
}

final class Cache {
  var names: [String] = []
}

final class Names: ObservableObject {
  @Published var isOn = false
  private let cache = Cache()

  var first: String { self.cache.names.first ?? "" }

  func load() {
    self.cache.names = ["a"]
    objectWillChange.send()
  }
}

final class Session: ObservableObject {
  static let shared = Session()
  @Published var name = ""
  var log: Any { $name.sink { print($0) } }
}

final class Header: ObservableObject {
  @Published var size = 1

  var text: String { Session.shared.name }

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

struct Row {
  let cache: Cache
}

final class Table: ObservableObject {
  @Published var row = Row(cache: Cache())

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

enum State {
  case empty
  case loaded(Cache)
}

final class Result: ObservableObject {
  @Published var state = State.empty

  func refresh() {
    print("refresh")
    objectWillChange.send()
  }
}

final class Part: ObservableObject {
  @Published var name = ""

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
  @ObservedObject var page: Page
  @ObservedObject var clock: Clock
  @ObservedObject var gauge: Gauge
  @ObservedObject var names: Names
  @ObservedObject var header: Header
  @ObservedObject var table: Table
  @ObservedObject var result: Result
  @ObservedObject var loader: Loader

  var body: some View {
    Text(page.description)
    Text(clock.text)
    Text("\(gauge.level)")
    Text(names.first)
    Text(header.text)
    Text(table.row.cache.names.joined())
    if case .loaded(let cache) = result.state { Text(cache.names.joined()) }
    Button("Load") { loader.load() }
  }
}
