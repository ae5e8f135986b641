import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

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
