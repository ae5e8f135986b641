import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterButton: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Button("More") { [count = $counter.count] in count.wrappedValue += 1 }
  }
}

struct CounterField: View {
  @ObservedObject var counter: Counter

  var body: some View {
    TextField("Name", text: $counter[dynamicMember: \.name])
  }
}
