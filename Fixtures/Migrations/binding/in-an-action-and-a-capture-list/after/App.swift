import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterButton: View {
  @Bindable var counter: Counter

  var body: some View {
    Button("More") { [count = $counter.count] in count.wrappedValue += 1 }
  }
}

struct CounterField: View {
  @Bindable var counter: Counter

  var body: some View {
    TextField("Name", text: $counter[dynamicMember: \.name])
  }
}
