import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }

  struct Editor: View {
    @Bindable var counter: Counter

    var body: some View {
      Stepper("Count", value: $counter.count)
    }
  }
}
