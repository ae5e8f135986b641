import SwiftUI

@Observable
final class Counter {
  var count: Int

  init(count: Int = 0) {
    self.count = count
  }
}

struct CounterView: View {
  @State private var counter: Counter

  init(count: Int) {
    _counter = State(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
