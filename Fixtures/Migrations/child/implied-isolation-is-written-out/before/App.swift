import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

@MainActor func show(_ text: String) {}

/// Prints what is counted.
struct CounterPrinter {
  @ObservedObject var counter: Counter
  @ObservedObject var other: Counter

  func run() {
    show("\(counter.count) \(other.count)")
  }
}

public final class Screen: ObservableObject {
  @ObservedObject var counter = Counter()
  @Published var title = ""

  init() {}

  deinit {
    finish()
  }

  func finish() {}

  func update() {
    show(title)
  }
}
