import SwiftUI

@MainActor func show(_ text: String) {}

@MainActor
final class Console {
  func show(_ text: String) {}
}

func hold(_ console: Console, _ counter: Counter) {}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterPrinter {
  @ObservedObject var counter: Counter

  func run() {
    hold(Console(), counter)
  }
}

@MainActor
final class Clock: ObservableObject {
  @Published var time = 0
}

actor Watch {
  @ObservedObject var clock = Clock()
}

final class Total: ObservableObject {
  @Published var sum = 0
}

struct TotalPrinter {
  @ObservedObject var total: Total

  @MainActor func run() {
    show("\(total.sum)")
  }
}
