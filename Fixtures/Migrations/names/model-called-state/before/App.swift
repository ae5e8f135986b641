import SwiftUI

final class State: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var state = State()

  var body: some View {
    Stepper("Count", value: $state.count)
  }
}
