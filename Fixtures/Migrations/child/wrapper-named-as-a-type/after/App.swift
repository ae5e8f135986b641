import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  let counter: Bindable<Counter>

  var body: some View {
    Text("\(counter.wrappedValue.count)")
  }
}

struct CounterView: View {
  let counter: Counter

  var body: some View {
    CounterLabel(counter: Bindable(wrappedValue: counter))
  }
}

struct MadeView: View {
  var counter: Counter

  init(counter: Counter) { self.counter = counter }

  var body: some View { Text("\(counter.count)") }
}
