import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter: Counter = Counter()

  init() {}

  init(count: Int) {
    let counter = Counter()
    counter.count = count
    _counter = StateObject(wrappedValue: counter)
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
