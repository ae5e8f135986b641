import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterStepper: View {
  let counter: ObservedObject<Counter>.Wrapper

  var body: some View {
    Stepper("Count", value: counter.count)
  }
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    CounterStepper(counter: $counter)
  }
}
