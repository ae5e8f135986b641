import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterStepper: View {
  @Bindable var counter: Counter

  var body: some View {
    stepper
  }
}
