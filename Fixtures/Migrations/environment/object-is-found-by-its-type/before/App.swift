import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text(counter.name)
  }
}

struct CounterLabels: View {
  @EnvironmentObject
  private var counter: Counter
  @EnvironmentObject fileprivate var other :Counter

  var body: some View {
    Text(counter.name + other.name)
  }
}
