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
  @Binding var counter: Counter?

  var body: some View {
    Text(counter?.name ?? "")
  }
}

struct CounterField: View {
  @Binding var counter: Counter

  var body: some View {
    TextField("Name", text: $counter.name)
  }
}
