import SwiftUI

@MainActor func show(_ text: String) {}

@MainActor
final class Console {
  func show(_ text: String) {}
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterPrinter {
  @ObservedObject var counter: Counter

  func run() {
    Console().show("\(counter.count)")
  }
}

@Observable
final class Total {
  var sum = 0
}

struct TotalPrinter {
  var total: Total

  @MainActor func run() {
    show("\(total.sum)")
  }
}
