import SwiftUI

@Observable
final class Counter {
  var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct PairView: View {
  @State private var counter: Counter
  @State private var other: Counter
  private let first: Int
  private let second: Int

  init() {
    (first, second) = (1, 2)
    _counter = State(wrappedValue: Counter(count: 1))
    _other = State(wrappedValue: Counter(count: 2))
  }

  var body: some View {
    Text("\(counter.count) \(other.count) \(first) \(second)")
  }
}

struct BoundView: View {
  @State private var counter: Counter
  @Binding private var step: Int

  init(step: Binding<Int>) {
    _step = step
    _counter = State(wrappedValue: Counter(count: 1))
  }

  var body: some View {
    Stepper("Count", value: $counter.count, step: step)
  }
}

struct CheckedView: View {
  @State private var counter: Counter
  private var isOne = false

  init(count: Int) {
    _counter = State(wrappedValue: Counter(count: count))
    if count == 1 { print(isOne == true) }
  }

  var body: some View {
    Text("\(counter.count) \(isOne)")
  }
}

struct CounterView: View {
  @State private var counter: Counter
  private let title: String
  private let step: Int

  init(title: String, count: Int) {
    self.title = title
    step = 2
    _counter = State(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Stepper(LocalizedStringKey(title), value: $counter.count, step: step)
  }
}
