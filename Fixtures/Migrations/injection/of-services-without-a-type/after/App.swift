import SwiftUI

struct Factory<Value> {
  let make: () -> Value
  func callAsFunction() -> Value { make() }
}

final class Services {
  static let shared = Services()
  private let counter = Counter()

  var counting: Factory<Counter> { Factory { self.counter } }
}

@propertyWrapper
struct Service<Value> {
  let wrappedValue: Value

  init(_ path: KeyPath<Services, Factory<Value>>) {
    wrappedValue = Services.shared[keyPath: path]()
  }
}

final class Counter: @unchecked Sendable {
  private(set) var count = 0
  func add() { count += 1 }
}

@Observable
final class Wrapped {
  private(set) var changes = 0
  @ObservationIgnored @Service(\.counting) private var counter

  var count: Int {
    // Update when `changes` changes; `Counter.count` is not observable.
    _ = changes
    return counter.count
  }

  func add() {
    counter.add()
    changes += 1
  }
}

@Observable
final class Made {
  private(set) var changes = 0
  private let counter = Services.shared.counting()

  var count: Int {
    // Update when `changes` changes; `Counter.count` is not observable.
    _ = changes
    return counter.count
  }

  func add() {
    counter.add()
    changes += 1
  }
}

@MainActor
@Observable
final class Isolated {
  var title = "isolated"
  private(set) var changes = 0
  nonisolated let counter = Counter()

  nonisolated var count: Int { counter.count }

  func add() {
    counter.add()
    changes += 1
  }
}

struct CountView: View {
  var wrapped: Wrapped
  var made: Made
  var isolated: Isolated

  var body: some View {
    // Update when `changes` changes; `Counter.count` is not observable.
    let _ = isolated.changes
    Text("\(wrapped.count) \(made.count) \(isolated.title) \(isolated.count)")
  }
}

struct ChangesView: View {
  var wrapped: Wrapped
  var made: Made

  var body: some View { Text("\(wrapped.changes) \(made.changes)") }
}

struct TitleView: View {
  var isolated: Isolated

  var body: some View { Text(isolated.title) }
}
