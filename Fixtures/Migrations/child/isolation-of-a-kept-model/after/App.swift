import SwiftUI

// observify:ignore -- rewritten next
final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor func show(_ text: String) {}

struct CounterPrinter {
  @ObservedObject var counter: Counter

  func run() {
    show("\(counter.count)")
  }
}

/// A model has no wrapper left, whatever the object does that it wraps.
@preconcurrency @MainActor
@Observable
class Panel {
  var title = ""
  @ObservationIgnored var counter: Counter

  @ObservationIgnored var other: Counter

  init(counter: Counter) {
    self.counter = counter
    other = counter
  }

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

struct PanelView: View {
  var panel: Panel

  var body: some View { Text(panel.title) }
}
