import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter
  private let title: String
  private let step: Int

  init(title: String, count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
    self.title = title
    step = 2
  }

  var body: some View {
    Stepper(LocalizedStringKey(title), value: $counter.count, step: step)
  }
}
