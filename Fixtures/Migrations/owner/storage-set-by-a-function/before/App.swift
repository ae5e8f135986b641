import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter: Counter

  init(counter: Counter) {
    _counter = Self.owner(wrappedValue: counter)
  }

  private static func owner(wrappedValue counter: Counter) -> StateObject<Counter> {
    StateObject(wrappedValue: counter)
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
