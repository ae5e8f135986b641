import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct Tally: Identifiable {
  let id = 0
  var count = 0
}

struct CounterList: View {
  @ObservedObject var counter: Counter
  @State private var tallies: [Tally] = []

  var body: some View {
    List {
      Text(counter.name)
      ForEach($tallies) { $counter in
        Stepper("Tally", value: $counter.count)
      }
    }
  }
}
