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
  @Bindable var counter: Counter

  func row(@Binding counter: Int) -> some View {
    Stepper("\(counter)", value: $counter)
  }

  var body: some View {
    row($counter: $counter.count)
  }
}
