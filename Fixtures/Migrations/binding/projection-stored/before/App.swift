import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterStepper: View {
  @ObservedObject var counter: Counter

  var body: some View {
    let model = $counter
    return Stepper("Count", value: model.count)
  }
}
