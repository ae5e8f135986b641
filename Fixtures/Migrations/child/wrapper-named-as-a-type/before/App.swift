import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  let counter: ObservedObject<Counter>

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}

struct CounterView: View {
  let counter: Counter

  var body: some View {
    CounterLabel(counter: ObservedObject(wrappedValue: counter))
  }
}

struct MadeView: View {
  @ObservedObject var counter: Counter

  init(counter: Counter) { _counter = .init(initialValue: counter) }

  var body: some View { Text("\(counter.count)") }
}
