import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterStepper: View {
  @EnvironmentObject private var counter: Counter
  var body: some View { Stepper("Count", value: $counter.count) }
}
