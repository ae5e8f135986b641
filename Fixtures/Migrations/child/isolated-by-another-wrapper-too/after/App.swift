import SwiftUI

@Observable
final class Counter {
  var count = 0
}

// observify:ignore
final class Clock: ObservableObject {
  @Published var seconds = 0
}

@MainActor func show(_ text: String) {}

struct CounterPrinter {
  var counter: Counter
  @ObservedObject var clock: Clock

  func run() {
    show("\(counter.count) \(clock.seconds)")
  }
}
