import SwiftUI

@Observable
final class Counter {
  static let shared = Counter()
  var count = 0
}

struct CounterLabel: View {
  let counter: Counter
  private let other: Counter

  init(counter: Counter) {
    self.counter = counter
    self.other = counter
  }

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}

struct SharedLabel: View {
  var counter = Counter.shared
  var other: Counter

  mutating func swap() {
    other = Counter.shared
  }

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
