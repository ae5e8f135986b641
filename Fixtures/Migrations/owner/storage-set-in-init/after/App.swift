import SwiftUI

@Observable
final class Counter {
  var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct CounterView: View {
  @State private var counter: Counter

  init(count: Int) {
    _counter = State(wrappedValue: Counter(count: count))
  }

  init(counter: @autoclosure @escaping () -> Counter) {
    self._counter = State(wrappedValue: counter())
  }

  init() {
    _counter = .init(wrappedValue: Counter(count: 0))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
