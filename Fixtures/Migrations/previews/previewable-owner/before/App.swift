import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterStepper: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}

#Preview {
  @Previewable @StateObject var counter = Counter()

  CounterStepper(counter: counter)
}
