import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  private var counter: Counter

  init(counter: Counter) {
    self.counter = counter
  }

  init(of other: CounterLabel) {
    self.counter = other.counter
  }

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterTitle: View {
  private var counter: Counter
  private let title: String

  init(counter: Counter) {
    self.counter = counter
    title = "Count"
  }

  var body: some View {
    Text("\(title) \(counter.count)")
  }
}

struct CounterStepper: View {
  @Bindable private var counter: Counter

  init(counter: Counter) {
    _counter = Bindable(wrappedValue: counter)
  }

  init(_ counter: Counter) {
    self.counter = counter
  }

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}
