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
@Observable
final class Counter {
  var shown: Int {
    get { access(keyPath: \.shown); return storedShown }
    set { withMutation(keyPath: \.shown) { storedShown = newValue } }
  }
  @ObservationIgnored @Counted private var storedShown = 0

  private var ups = 0

  func up() {
    ups += 1
    shown += 1
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
@Observable
final class Sizes {
  var size: Int {
    get { access(keyPath: \.size); return storedSize }
    set { withMutation(keyPath: \.size) { storedSize = newValue } }
  }
  @ObservationIgnored @Counted private var storedSize = 1

  @ObservationIgnored @Counted var idle = 1

  @ObservationIgnored @Counted var apart = 1

  @ObservationIgnored @Counted var first = 1

  var saved = 0

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
@Observable
final class Labels {
  var title = ""
  @ObservationIgnored var asked = 0

  @ObservationIgnored @Counted var counted = 0
  @ObservationIgnored private(set) lazy var hidden = [0]

  func rename() {
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

  // `asked` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Names {
  var name = ""

  @ObservationIgnored @Counted var asked = 0

  func rename() {
    name = "new"
    asked = 0
  }

  func label() -> String {
    asked += 1
    return "\(name) \(asked)"
  }

  // `asked` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct LabelsView: View {
  var labels: Labels
  var names: Names

  var body: some View { Text(labels.label() + names.label()) }
}

struct CounterView: View {
  @State private var counter = Counter()
  @StateObject private var week = Week()
  @State private var sizes = Sizes()

  var body: some View {
    Text("\(counter.shown) \(week.offset) \(week.days.count) \(sizes.size) \(sizes.apart) \(sizes.first)")
    Button("Up", action: counter.up)
    Button("Grow", action: sizes.grow)
    Button("Idle") { print(sizes.idle) }
  }
}
