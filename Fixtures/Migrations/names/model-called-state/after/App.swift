import SwiftUI

@Observable
final class State {
  var count = 0
}

struct CounterView: View {
  @SwiftUI.State private var state = State()

  var body: some View {
    Stepper("Count", value: $state.count)
  }
}
