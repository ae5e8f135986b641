import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterStepper: View {
  @EnvironmentObject var counter: Counter

  private func stepper(_ counter: EnvironmentObject<Counter>.Wrapper) -> some View {
    Stepper("Count", value: counter.count)
  }

  var body: some View {
    stepper($counter)
  }
}
