import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterStepper: View {
  @ObservedObject var counter: Counter

  init(counter: Counter) {
    _counter = ObservedObject(initialValue: counter)
  }

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}
