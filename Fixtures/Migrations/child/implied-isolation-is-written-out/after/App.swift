import SwiftUI

@Observable
final class Counter {
  var count = 0
}

@MainActor func show(_ text: String) {}

/// Prints what is counted.
@preconcurrency @MainActor
struct CounterPrinter {
  var counter: Counter
  var other: Counter

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

@preconcurrency @MainActor
@Observable
public final class Screen {
  var counter = Counter()
  var title = ""

  init() {}

  deinit {
    finish()
  }

  func finish() {}

  func update() {
    show(title)
  }
}
