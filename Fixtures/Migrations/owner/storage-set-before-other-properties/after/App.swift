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
  private let title: String
  private let step: Int

  init(title: String, count: Int) {
    self.title = title
    step = 2
    _counter = State(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Stepper(LocalizedStringKey(title), value: $counter.count, step: step)
  }
}
