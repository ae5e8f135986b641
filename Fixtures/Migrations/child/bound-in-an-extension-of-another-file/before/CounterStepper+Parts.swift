import SwiftUI

extension CounterStepper {
  var stepper: some View {
    Stepper("Count", value: $counter.count)
  }
}
