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
@Observable
final class Settings {
  var count: Int {
    get { access(keyPath: \.count); return storedCount }
    set { withMutation(keyPath: \.count) { storedCount = newValue } }
  }
  @ObservationIgnored @AppStorage("count") private var storedCount = 1

  var name: String {
    get { access(keyPath: \.name); return storedName }
    set { withMutation(keyPath: \.name) { storedName = newValue } }
  }
  @ObservationIgnored @Stored("name") private var storedName: String

  func reset() {
    for key in ["count", "name"] { UserDefaults.standard.removeObject(forKey: key) }
    announceChange()
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    withMutation(keyPath: \.count) {}
    withMutation(keyPath: \.name) {}
  }
}

/// The wrapper stores what it gives.
@Observable
final class Volume {
  var level: Int {
    get { access(keyPath: \.level); return storedLevel }
    set { withMutation(keyPath: \.level) { storedLevel = newValue } }
  }
  @ObservationIgnored @Clamped private var storedLevel = 1

  func reset() {
    level = 0
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
@Observable
final class Car {
  @ObservationIgnored @Injected(\.engine) private var engine: Engine

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var speed: Int {
    _ = revision
    return engine.speed
  }

  func accelerate() {
    engine.speed += 1
    revision += 1
  }
}

/// What no object of the app has.
enum Progress { @Stored("done") static var done: String }

final class Counter { @Clamped var hits = 1 }

@Observable
final class Flow {
  private(set) var page = 0
  let counter = Counter()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func finish() {
    Progress.done = "yes"
    revision += 1
  }

  func next() {
    counter.hits += 1
    page += 1
  }
}
