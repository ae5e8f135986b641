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

  func row(@Binding counter: Int) -> some View {
    Stepper("\(counter)", value: $counter)
  }

  var body: some View {
    row($counter: $counter.count)
  }
}
