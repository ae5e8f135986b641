import SwiftUI

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

/// A model would lose the wrapper as well.
final class Panel: ObservableObject {
  @Published var title = ""
  @ObservedObject var counter = Counter()

  func run() {
    show("\(counter.count)")
  }
}
