import SwiftUI

extension CounterView {
  var stepper: some View {
    Stepper("Count", value: Bindable(counter).count)
  }
}
