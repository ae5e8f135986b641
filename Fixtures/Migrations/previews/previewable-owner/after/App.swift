import SwiftUI

@Observable
final class Counter {
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
