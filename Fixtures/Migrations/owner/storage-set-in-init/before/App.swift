import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter

  init(count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
  }

  init(counter: @autoclosure @escaping () -> Counter) {
    self._counter = StateObject(wrappedValue: counter())
  }

  init() {
    _counter = .init(wrappedValue: Counter(count: 0))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
