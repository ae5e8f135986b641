import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterCommands: Commands {
  @FocusedObject private var counter: Counter?

  var body: some Commands {
    CommandMenu("Count") {
      Button(counter?.name ?? "-") { counter?.count += 1 }
    }
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text(counter.name)
      .focusedObject(counter)
  }
}
