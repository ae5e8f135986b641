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

  var body: some View {
    VStack {
      stepper
      field(isShown: true)
    }
  }

  @ViewBuilder
  private var stepper: some View {
    if counter.count < 10 {
      Stepper("Count", value: $counter.count)
    }
  }

  @ViewBuilder private func field(isShown: Bool) -> some View {
    if isShown {
      TextField("Name", text: $counter.name)
    }
  }
}
