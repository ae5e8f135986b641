import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterRow: View {
  var counter: Counter

  func row(_ binding: Binding<Int>) -> some View {
    @Binding(projectedValue: binding) var counter: Int
    return Stepper("\(counter)", value: $counter)
  }

  var body: some View {
    Text(counter.name)
  }
}
