import SwiftUI

enum Totals {
  nonisolated(unsafe) static var literals = 0
  nonisolated(unsafe) static var builders = 0
  nonisolated(unsafe) static var wrappers = 0
  nonisolated(unsafe) static var observers = 0
  nonisolated(unsafe) static var getters = 0
  nonisolated(unsafe) static var elements = 0
  nonisolated(unsafe) static var closures = 0
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var orders = 0
  nonisolated(unsafe) static var decoded = 0
  nonisolated(unsafe) static var steps = 0
  nonisolated(unsafe) static var operators = 0
  nonisolated(unsafe) static var nobodys = 0
}

struct Command: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { Totals.literals += 1 }
}

@resultBuilder enum Lines {
  static func buildBlock(_ lines: String...) -> Int {
    Totals.builders += lines.count
    return lines.count
  }
}

@propertyWrapper struct Synced {
  var wrappedValue: String { didSet { Totals.wrappers += 1 } }
}

struct Settings {
  @Synced var code = "en"
}

struct Step {
  var number = 0 { didSet { Totals.observers += 1 } }
}

struct Numbers {
  var next: Int {
    Totals.getters += 1
    return 1
  }
  subscript(key: String) -> Int {
    Totals.elements += 1
    return 1
  }
}

struct Key: Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) {
    Totals.hashes += 1
    hasher.combine(id)
  }
}

struct Rank: Comparable {
  let id: Int
  static func < (left: Rank, right: Rank) -> Bool {
    Totals.orders += 1
    return left.id < right.id
  }
}

struct Row: Decodable {
  init(from decoder: any Decoder) throws { Totals.decoded += 1 }
}

struct Walk: Sequence, IteratorProtocol {
  var left = 1
  mutating func next() -> Int? {
    Totals.steps += 1
    left -= 1
    return left < 0 ? nil : left
  }
}

infix operator <~
func <~ (left: inout Int, right: Int) { left = right }

func run(_ command: Command) {}
func count(@Lines _ lines: () -> Int) -> Int { lines() }

final class Shop: ObservableObject {
  @Published var title = "shop"
  @Published private(set) var visits = 0
  private var settings = Settings()
  private var step = Step()
  private var keys: Set<Key> = []
  private let commands: [() -> Void] = [{ Totals.closures += 1 }]
  private let others: [() -> Void] = [{ Totals.nobodys += 1 }]

  func literal() {
    run("open")
    visits += 1
  }

  func build() {
    visits += count {
      "a"
      "b"
    }
  }

  func set() {
    settings.code += "?"
    visits += 1
  }

  func go() {
    step.number += 1
    visits += 1
  }

  func ask() {
    visits += Numbers().next
  }

  func askForAnElement() {
    visits += Numbers()["key"]
  }

  func act() {
    for command in commands { command() }
    visits += 1
  }

  func insert() {
    keys.insert(Key(id: visits))
    visits += 1
  }

  func sort() {
    visits += [Rank(id: 2), Rank(id: 1)].sorted().count
  }

  func load(_ data: Data) {
    let rows = try? JSONDecoder().decode([Row].self, from: data)
    visits += rows?.count ?? 1
  }

  func walk() {
    for _ in Walk() { visits += 1 }
  }

  func assign() {
    Totals.operators <~ 3
    visits += 1
  }

  /// Announces nothing.
  func others(_ count: Int) {
    for other in others.prefix(count) { other() }
  }
}

struct Literals: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.literals)") }
}

struct Builders: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.builders)") }
}

struct Wrappers: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.wrappers)") }
}

struct Observers: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.observers)") }
}

struct Getters: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.getters)") }
}

struct Elements: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.elements)") }
}

struct Closures: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.closures)") }
}

struct Hashes: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.hashes)") }
}

struct Orders: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.orders)") }
}

struct Decoded: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.decoded)") }
}

struct Steps: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.steps)") }
}

struct Operators: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(Totals.operators)") }
}

/// What changes here is announced with nothing.
struct Others: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(shop.title) \(Totals.nobodys)") }
}

struct Root: View {
  @StateObject private var shop = Shop()
  var body: some View {
    Literals(shop: shop)
    Builders(shop: shop)
    Wrappers(shop: shop)
    Observers(shop: shop)
    Getters(shop: shop)
    Elements(shop: shop)
    Closures(shop: shop)
    Hashes(shop: shop)
    Orders(shop: shop)
    Decoded(shop: shop)
    Steps(shop: shop)
    Operators(shop: shop)
    Others(shop: shop)
    Text("\(shop.visits)")
    Button("Go") { shop.go() }
  }
}
