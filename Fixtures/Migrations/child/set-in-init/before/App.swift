import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @ObservedObject private var counter: Counter

  init(counter: Counter) {
    _counter = ObservedObject(wrappedValue: counter)
  }

  init(of other: CounterLabel) {
    self._counter = ObservedObject(initialValue: other.counter)
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterTitle: View {
  @ObservedObject private var counter: Counter
  private let title: String

  init(counter: Counter) {
    _counter = .init(wrappedValue: counter)
    title = "Count"
  }

  var body: some View {
    Text("\(title) \(counter.count)")
  }
}

struct CounterStepper: View {
  @ObservedObject private var counter: Counter

  init(counter: Counter) {
    _counter = ObservedObject(wrappedValue: counter)
  }

  init(_ counter: Counter) {
    self.counter = counter
  }

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}
