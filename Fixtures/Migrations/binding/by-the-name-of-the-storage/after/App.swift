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
  @Bindable var counter: Counter

  var body: some View {
    Stepper("\(_counter.wrappedValue.count)", value: _counter.projectedValue.count)
  }
}
