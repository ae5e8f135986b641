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

final class Hashing: ObservableObject {
  @Published var title = "title"
  private var hits = 0
  private var keys: Set<Key> = []

  func go() {
    hits += 1
    keys.insert(Key(id: hits))
    objectWillChange.send()
  }
}

final class Stepping: ObservableObject {
  @Published var title = "title"
  private var hits = 0
  private var step = Step()

  func go() {
    hits += 1
    step.number += 1
    objectWillChange.send()
  }
}

final class Running: ObservableObject {
  @Published var title = "title"
  private var hits = 0
  private let commands: [() -> Void] = [{ Totals.closures += 1 }]

  func go() {
    hits += 1
    for command in commands { command() }
    objectWillChange.send()
  }
}

/// All that changes here is tracked.
final class Tracking: ObservableObject {
  @Published var title = "title"
  private var hits = 0
  private var parts: Set<Part> = []
  var text: String { "\(hits) \(parts.count)" }

  func go() {
    hits += 1
    parts.insert(Part(id: hits))
    objectWillChange.send()
  }
}

struct Hashes: View {
  @ObservedObject var object: Hashing
  var body: some View { Text("\(object.title) \(Totals.hashes)") }
}

struct Steps: View {
  @ObservedObject var object: Stepping
  var body: some View { Text("\(object.title) \(Totals.steps)") }
}

struct Closures: View {
  @ObservedObject var object: Running
  var body: some View { Text("\(object.title) \(Totals.closures)") }
}

struct Parts: View {
  @ObservedObject var object: Tracking
  var body: some View { Text("\(object.title) \(object.text)") }
}
