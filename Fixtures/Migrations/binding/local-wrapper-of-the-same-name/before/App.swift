import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterRow: View {
  @ObservedObject var counter: Counter

  func row(_ binding: Binding<Int>) -> some View {
    @Binding(projectedValue: binding) var counter: Int
    return Stepper("\(counter)", value: $counter)
  }

  var body: some View {
    Text(counter.name)
  }
}
