import SwiftUI

enum Totals {
  nonisolated(unsafe) static var hashes = 0
  nonisolated(unsafe) static var steps = 0
  nonisolated(unsafe) static var closures = 0
}

struct Key: Hashable {
  let id: Int
  func hash(into hasher: inout Hasher) {
    Totals.hashes += 1
    hasher.combine(id)
  }
}

struct Step {
  var number = 0 { didSet { Totals.steps += 1 } }
}

struct Part: Hashable {
  let id: Int
}

@Observable
final class Hashing {
  var title = "title"
  private var hits = 0
  private var keys: Set<Key> = []

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func go() {
    hits += 1
    keys.insert(Key(id: hits))
    revision += 1
  }
}

@Observable
final class Stepping {
  var title = "title"
  private var hits = 0
  private var step = Step()

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func go() {
    hits += 1
    step.number += 1
    revision += 1
  }
}

@Observable
final class Running {
  var title = "title"
  private var hits = 0
  private let commands: [() -> Void] = [{ Totals.closures += 1 }]

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private(set) var revision = 0

  func go() {
    hits += 1
    for command in commands { command() }
    revision += 1
  }
}

/// All that changes here is tracked.
@Observable
final class Tracking {
  var title = "title"
  private var hits = 0
  private var parts: Set<Part> = []
  var text: String { "\(hits) \(parts.count)" }

  func go() {
    hits += 1
    parts.insert(Part(id: hits))
  }
}

struct Hashes: View {
  var object: Hashing
  var body: some View {
    let _ = object.revision
    Text("\(object.title) \(Totals.hashes)")
  }
}

struct Steps: View {
  var object: Stepping
  var body: some View {
    let _ = object.revision
    Text("\(object.title) \(Totals.steps)")
  }
}

struct Closures: View {
  var object: Running
  var body: some View {
    let _ = object.revision
    Text("\(object.title) \(Totals.closures)")
  }
}

struct Parts: View {
  var object: Tracking
  var body: some View { Text("\(object.title) \(object.text)") }
}
