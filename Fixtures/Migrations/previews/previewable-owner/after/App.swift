import SwiftUI

@Observable
final class Counter {
  static let shared = Counter()

  var count = 0
}

struct CounterStepper: View {
  @Bindable var counter: Counter

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}

#Preview {
  @Previewable @State var counter = Counter()

  CounterStepper(counter: counter)
}

#Preview("Shared") {
  @Previewable var counter = Counter.shared
  @Previewable @Bindable var bound = Counter.shared

  CounterStepper(counter: counter)
  Stepper("Count", value: $bound.count)
}
