import SwiftUI

final class Counter: ObservableObject {
  static let shared = Counter()
  @Published var count = 0
}

struct CounterLabel: View {
  @ObservedObject var counter: Counter
  @ObservedObject private var other: Counter

  init(counter: Counter) {
    self.counter = counter
    _other = ObservedObject(wrappedValue: counter)
  }

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}

struct SharedLabel: View {
  @ObservedObject var counter = Counter.shared
  @ObservedObject var other: Counter

  mutating func swap() {
    other = Counter.shared
  }

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
