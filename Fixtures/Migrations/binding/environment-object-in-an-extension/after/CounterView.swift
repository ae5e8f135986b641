import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterView: View {
  @Environment(Counter.self) var counter

  var body: some View {
    stepper
  }
}
