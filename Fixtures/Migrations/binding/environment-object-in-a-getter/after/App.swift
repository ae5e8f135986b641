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
    get {
      @Bindable var counter = counter
      Stepper("Count", value: $counter.count)
    }
  }
}
