import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@MainActor func show(_ text: String) {}

/// Prints what is counted.
@MainActor
struct CounterPrinter {
  var counter: Counter
  var other: Counter

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

@MainActor
@Observable
public final class Screen {
  var counter = Counter()
  var title = ""

  init() {}

  func update() {
    show(title)
  }
}
