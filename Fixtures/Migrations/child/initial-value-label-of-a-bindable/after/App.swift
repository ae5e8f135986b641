import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterStepper: View {
  @Bindable var counter: Counter

  init(counter: Counter) {
    _counter = Bindable(counter)
  }

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}
