import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text(counter.name)
  }
}

struct CounterLabels: View {
  @Environment(Counter.self)
  private var counter
  @Environment(Counter.self) fileprivate var other

  var body: some View {
    Text(counter.name + other.name)
  }
}
