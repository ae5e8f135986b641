import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterView: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    stepper
  }
}
