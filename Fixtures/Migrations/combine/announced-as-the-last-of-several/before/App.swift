import SwiftUI

@propertyWrapper
struct Counted {
  private var value = 0

  init(wrappedValue: Int) { value = wrappedValue }

  var wrappedValue: Int {
    get { value }
    set { value = newValue }
  }
}

/// The announcement is for all that changes before it.
final class Counter: ObservableObject {
  @Counted var shown = 0

  private var ups = 0

  func up() {
    ups += 1
    shown += 1
    objectWillChange.send()
  }
}

/// A lazy variable cannot be tracked.
final class Week: ObservableObject {
  var offset = 0
  private(set) lazy var days = [0]
  private lazy var hidden = [0]

  func next() {
    offset += 1
    days = [offset]
    objectWillChange.send()
  }

  func reset() {
    offset = 0
    hidden = [offset]
    objectWillChange.send()
  }
}

/// The one that is published announced the other.
final class Sizes: ObservableObject {
  @Counted var size = 1

  @Counted var idle = 1

  @Counted var apart = 1

  @Counted var first = 1

  @Published var saved = 0

  init() {
    first = 2
    saved = 1
  }

  func grow() {
    size += 1
    saved += 1
    idle = 2
  }

  func part() { apart += 1 }
}

/// What changes while it is shown is tracked for no announcement.
final class Labels: ObservableObject {
  var title = ""
  var asked = 0

  @Counted var counted = 0
  private(set) lazy var hidden = [0]

  func rename() {
    objectWillChange.send()
    title = "new"
    asked = 0
    counted = 0
    hidden = []
  }

  func label() -> String {
    asked += 1
    counted += 1
    return "\(title) \(asked) \(counted)"
  }
}

final class Names: ObservableObject {
  @Published var name = ""

  @Counted var asked = 0

  func rename() {
    name = "new"
    asked = 0
  }

  func label() -> String {
    asked += 1
    return "\(name) \(asked)"
  }
}

struct LabelsView: View {
  @ObservedObject var labels: Labels
  @ObservedObject var names: Names

  var body: some View { Text(labels.label() + names.label()) }
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @StateObject private var week = Week()
  @StateObject private var sizes = Sizes()

  var body: some View {
    Text("\(counter.shown) \(week.offset) \(week.days.count) \(sizes.size) \(sizes.apart) \(sizes.first)")
    Button("Up", action: counter.up)
    Button("Grow", action: sizes.grow)
    Button("Idle") { print(sizes.idle) }
  }
}
