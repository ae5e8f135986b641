import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct PairView: View {
  @StateObject private var counter: Counter
  @StateObject private var other: Counter
  private let first: Int
  private let second: Int

  init() {
    _counter = StateObject(wrappedValue: Counter(count: 1))
    (first, second) = (1, 2)
    _other = StateObject(wrappedValue: Counter(count: 2))
  }

  var body: some View {
    Text("\(counter.count) \(other.count) \(first) \(second)")
  }
}

struct BoundView: View {
  @StateObject private var counter: Counter
  @Binding private var step: Int

  init(step: Binding<Int>) {
    _counter = StateObject(wrappedValue: Counter(count: 1))
    _step = step
  }

  var body: some View {
    Stepper("Count", value: $counter.count, step: step)
  }
}

struct CheckedView: View {
  @StateObject private var counter: Counter
  private var isOne = false

  init(count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
    if count == 1 { print(isOne == true) }
  }

  var body: some View {
    Text("\(counter.count) \(isOne)")
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter
  private let title: String
  private let step: Int

  init(title: String, count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
    self.title = title
    step = 2
  }

  var body: some View {
    Stepper(LocalizedStringKey(title), value: $counter.count, step: step)
  }
}
