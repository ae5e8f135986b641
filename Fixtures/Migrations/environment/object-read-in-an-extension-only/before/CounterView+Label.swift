import SwiftUI

extension CounterView {
  var label: some View {
    Text(counter.name)
  }
}
