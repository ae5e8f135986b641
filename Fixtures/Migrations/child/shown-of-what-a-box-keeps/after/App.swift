import Foundation
import SwiftUI

final class Locked<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) { self.value = value }

  func withValue<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}

final class Counter: @unchecked Sendable {
  private var value = 0
  private let queue = DispatchQueue(label: "counter", attributes: .concurrent)

  var count: Int {
    get { queue.sync { value } }
    set { queue.async(flags: .barrier) { self.value = newValue } }
  }
}

final class Memory {
  private var known: [Int: Int] = [:]

  func square(of number: Int) -> Int {
    if let known = known[number] { return known }
    known[number] = number * number
    return number * number
  }
}

@dynamicMemberLookup
final class Box<Value> {
  private var value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}

struct Options {
  var isLoud = false
}

final class Service {
  private(set) var items: [String] = []
  func add(_ item: String) { items.append(item) }
}

struct World {
  var service = Service()
}

@dynamicMemberLookup
final class Container {
  static let shared = Container()
  private let world = World()

  subscript<Member>(dynamicMember path: KeyPath<World, Member>) -> Member { world[keyPath: path] }
}

@Observable
final class Lines {
  private(set) var changes = 0
  private let lines = Locked<[String]>([])

  var all: [String] {
    // Update when `changes` changes; `Locked.value` is not observable.
    _ = changes
    return lines.withValue { $0 }
  }

  func add(_ line: String) {
    lines.withValue { $0.append(line) }
    changes += 1
  }
}

@Observable
final class Steps {
  private(set) var changes = 0
  private let counter = Counter()

  var count: Int {
    // Update when `changes` changes; `Counter.value` is not observable.
    _ = changes
    return counter.count
  }

  func add() {
    counter.count += 1
    changes += 1
  }
}

@Observable
final class Cached {
  private(set) var changes = 0
  private let memory = Memory()

  var square: Int { memory.square(of: 12) }

  func add() {
    changes += 1
  }
}

@Observable
final class Settings {
  private(set) var changes = 0
  private let options = Box(Options())

  var isLoud: Bool {
    // Update when `changes` changes; `Box.value` is not observable.
    _ = changes
    return options.isLoud
  }

  func shout() {
    options.isLoud = true
    changes += 1
  }
}

@Observable
final class Current {
  private(set) var changes = 0

  var items: [String] {
    // Update when `changes` changes; `Service.items` is not observable.
    _ = changes
    return Container.shared.service.items
  }

  func add(_ item: String) {
    Container.shared.service.add(item)
    changes += 1
  }
}

struct BoxesView: View {
  var lines: Lines
  var steps: Steps
  var cached: Cached
  var settings: Settings
  var current: Current

  var body: some View {
    Text("\(lines.all) \(steps.count) \(cached.square)")
    Text("\(settings.isLoud) \(current.items)")
  }
}

struct ChangesView: View {
  var lines: Lines
  var steps: Steps
  var cached: Cached
  var settings: Settings
  var current: Current

  var body: some View {
    Text("\(lines.changes) \(steps.changes) \(cached.changes)")
    Text("\(settings.changes) \(current.changes)")
  }
}
