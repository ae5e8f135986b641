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
