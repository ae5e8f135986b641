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

@Observable
final class Shop {
  var title = "shop"
  private(set) var visits = 0
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
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.literals` is not observable.
    let _ = shop.visits
    Text("\(Totals.literals)")
  }
}

struct Builders: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.builders` is not observable.
    let _ = shop.visits
    Text("\(Totals.builders)")
  }
}

struct Wrappers: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.wrappers` is not observable.
    let _ = shop.visits
    Text("\(Totals.wrappers)")
  }
}

struct Observers: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.observers` is not observable.
    let _ = shop.visits
    Text("\(Totals.observers)")
  }
}

struct Getters: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.getters` is not observable.
    let _ = shop.visits
    Text("\(Totals.getters)")
  }
}

struct Elements: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.elements` is not observable.
    let _ = shop.visits
    Text("\(Totals.elements)")
  }
}

struct Closures: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.closures` is not observable.
    let _ = shop.visits
    Text("\(Totals.closures)")
  }
}

struct Hashes: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.hashes` is not observable.
    let _ = shop.visits
    Text("\(Totals.hashes)")
  }
}

struct Orders: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.orders` is not observable.
    let _ = shop.visits
    Text("\(Totals.orders)")
  }
}

struct Decoded: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.decoded` is not observable.
    let _ = shop.visits
    Text("\(Totals.decoded)")
  }
}

struct Steps: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.steps` is not observable.
    let _ = shop.visits
    Text("\(Totals.steps)")
  }
}

struct Operators: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Totals.operators` is not observable.
    let _ = shop.visits
    Text("\(Totals.operators)")
  }
}

/// What changes here is announced with nothing.
struct Others: View {
  var shop: Shop
  var body: some View { Text("\(shop.title) \(Totals.nobodys)") }
}

struct Root: View {
  @State private var shop = Shop()
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
