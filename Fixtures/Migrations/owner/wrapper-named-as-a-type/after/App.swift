import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  private var counter: State<Counter>

  init() {
    counter = State(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}
