import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterStepper: View {
  @State var counter = Counter()

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}

struct CounterLabel: View {
  @State private var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      CounterStepper()
      CounterLabel()
    }
  }
}
