import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

@Observable
final class Settings {
  var step = 1
}

@Observable
final class Theme {
  var color = Color.red
}

struct CounterStepper: View {
  @Environment(Settings.self) private var settings
  @Environment(Theme.self) private var theme
  @Environment(Counter.self) private var counter

  var body: some View {
    @Bindable var settings = settings
    @Bindable var counter = counter
    Form {
      Stepper("Count", value: $counter.count)
      Stepper("Step", value: $settings.step)
      theme.color
    }
  }
}
