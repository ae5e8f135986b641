import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterStepper: View {
  @Environment(Counter.self) private var counter

  var body: some View {
    VStack {
      stepper
      field(isShown: true)
    }
  }

  @ViewBuilder
  private var stepper: some View {
    @Bindable var counter = counter
    if counter.count < 10 {
      Stepper("Count", value: $counter.count)
    }
  }

  @ViewBuilder private func field(isShown: Bool) -> some View {
    @Bindable var counter = counter
    if isShown {
      TextField("Name", text: $counter.name)
    }
  }
}
