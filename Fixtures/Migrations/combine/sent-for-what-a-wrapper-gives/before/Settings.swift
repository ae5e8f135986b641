import Combine
import SwiftUI

@propertyWrapper
struct Stored {
  let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: String {
    get { UserDefaults.standard.string(forKey: key) ?? "-" }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@propertyWrapper
struct Clamped {
  private var value: Int

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
}

/// What changes is what the wrappers read.
final class Settings: ObservableObject {
  @AppStorage("count") var count = 1
  @Stored("name") var name: String { willSet { objectWillChange.send() } }

  func reset() {
    for key in ["count", "name"] { UserDefaults.standard.removeObject(forKey: key) }
    objectWillChange.send()
  }
}

/// The wrapper stores what it gives.
final class Volume: ObservableObject {
  @Clamped var level = 1 { willSet { objectWillChange.send() } }

  func reset() {
    level = 0
    objectWillChange.send()
  }
}

final class Engine { var speed = 0 }

final class Container {
  nonisolated(unsafe) static let shared = Container()
  let engine = Engine()
}

@propertyWrapper
struct Injected<Value> {
  private let path: KeyPath<Container, Value>

  init(_ path: KeyPath<Container, Value>) { self.path = path }

  var wrappedValue: Value { Container.shared[keyPath: path] }
}

/// Nothing sets what the wrapper gives.
final class Car: ObservableObject {
  @Injected(\.engine) private var engine: Engine

  var speed: Int { engine.speed }

  func accelerate() {
    engine.speed += 1
    objectWillChange.send()
  }
}

/// What no object of the app has.
enum Progress { @Stored("done") static var done: String }

final class Counter { @Clamped var hits = 1 }

final class Flow: ObservableObject {
  @Published private(set) var page = 0
  let counter = Counter()

  func finish() {
    Progress.done = "yes"
    objectWillChange.send()
  }

  func next() {
    counter.hits += 1
    page += 1
  }
}
