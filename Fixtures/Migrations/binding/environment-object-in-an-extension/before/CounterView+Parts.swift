import SwiftUI

extension CounterView {
  var stepper: some View {
    Stepper("Count", value: $counter.count)
  }
}
