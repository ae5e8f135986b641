import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

final class Settings: ObservableObject {
  @Published var step = 1
}

final class Theme: ObservableObject {
  @Published var color = Color.red
}

struct CounterStepper: View {
  @EnvironmentObject private var settings: Settings
  @EnvironmentObject private var theme: Theme
  @EnvironmentObject private var counter: Counter

  var body: some View {
    Form {
      Stepper("Count", value: $counter.count)
      Stepper("Step", value: $settings.step)
      theme.color
    }
  }
}
