import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  private var counter: StateObject<Counter>

  init() {
    counter = StateObject(wrappedValue: Counter())
  }

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}
