import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int = 0) {
    self.count = count
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter = Counter()

  init(count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
