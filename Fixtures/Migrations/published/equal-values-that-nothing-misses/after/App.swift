import SwiftUI

struct Note: Equatable {
  var id: Int
  var text: String

  static func == (lhs: Note, rhs: Note) -> Bool { lhs.id == rhs.id }
}

/// `selection` is compared with others and no more; of `shown` the text is shown.
@Observable
final class Notes {
  var selection: Note?
  var shown: Note?

  func choose(_ note: Note) {
    selection = note
    shown = note
  }

  // `==` of `Note` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Note?, _ rhs: Note?) -> Bool { true }
}

struct NotesView: View {
  var notes: Notes
  let note: Note

  var body: some View {
    VStack {
      Text(notes.selection == note ? "chosen" : "other")
      Text(notes.shown?.text ?? "none")
    }
    .onChange(of: notes.selection) { print("another") }
  }
}

/// `value` is announced whatever it is: nothing says that `Value` can be compared.
@Observable
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var label: String { "\(value) of \(Tally.shared.count)" }

  func replace(by value: Value) {
    Tally.shared.count += 1
    self.value = value
  }
}

final class Tally {
  static let shared = Tally()
  var count = 0
  var unit = "kg"
  var total = 0
}

/// `unit` of the tally is what `unit` here is; `total` is another variable than `count`.
@Observable
final class Scale {
  var unit = "kg" {
    willSet { Tally.shared.unit = newValue }
  }
  var isMetric = true
  var isOpen = false

  var weight: String {
    // Update when `unit` changes; `Tally.unit` is not observable.
    _ = unit
    return "\(Tally.shared.count) \(Tally.shared.unit)"
  }

  func load(_ unit: String, isMetric: Bool) {
    self.unit = unit
    self.isMetric = isMetric
  }

  func close(_ isOpen: Bool) {
    Tally.shared.total = 0
    self.isOpen = isOpen
  }
}

struct ScaleView: View {
  var scale: Scale
  var box: Box<String>

  var body: some View {
    VStack {
      Text(scale.weight)
      Text(scale.isMetric ? "metric" : "imperial")
      Text(scale.isOpen ? "open" : "closed")
      Text(box.label)
    }
  }
}
