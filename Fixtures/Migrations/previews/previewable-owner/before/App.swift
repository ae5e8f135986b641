import SwiftUI

final class Counter: ObservableObject {
  static let shared = Counter()

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

#Preview("Shared") {
  @Previewable @ObservedObject var counter = Counter.shared
  @Previewable @ObservedObject var bound = Counter.shared

  CounterStepper(counter: counter)
  Stepper("Count", value: $bound.count)
}
