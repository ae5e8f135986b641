import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterLabel: View {
  @EnvironmentObject private var counter: Counter
  let title: String

  var body: some View {
    Text(title)
  }
}
