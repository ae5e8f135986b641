import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

// observify:ignore
final class Clock: ObservableObject {
  @Published var seconds = 0
}

@MainActor func show(_ text: String) {}

struct CounterPrinter {
  @ObservedObject var counter: Counter
  @ObservedObject var clock: Clock

  func run() {
    show("\(counter.count) \(clock.seconds)")
  }
}
