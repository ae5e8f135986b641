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

final class Wrapped: ObservableObject {
  @Published private(set) var changes = 0
  @Service(\.counting) private var counter

  var count: Int { counter.count }

  func add() {
    counter.add()
    changes += 1
  }
}

final class Made: ObservableObject {
  @Published private(set) var changes = 0
  private let counter = Services.shared.counting()

  var count: Int { counter.count }

  func add() {
    counter.add()
    changes += 1
  }
}

@MainActor
final class Isolated: ObservableObject {
  @Published var title = "isolated"
  @Published private(set) var changes = 0
  nonisolated let counter = Counter()

  nonisolated var count: Int { counter.count }

  func add() {
    counter.add()
    changes += 1
  }
}

struct CountView: View {
  @ObservedObject var wrapped: Wrapped
  @ObservedObject var made: Made
  @ObservedObject var isolated: Isolated

  var body: some View { Text("\(wrapped.count) \(made.count) \(isolated.title) \(isolated.count)") }
}

struct ChangesView: View {
  @ObservedObject var wrapped: Wrapped
  @ObservedObject var made: Made

  var body: some View { Text("\(wrapped.changes) \(made.changes)") }
}

struct TitleView: View {
  @ObservedObject var isolated: Isolated

  var body: some View { Text(isolated.title) }
}
