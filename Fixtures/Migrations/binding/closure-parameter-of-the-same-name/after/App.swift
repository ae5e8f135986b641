import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct Tally: Identifiable {
  let id = 0
  var count = 0
}

struct CounterList: View {
  var counter: Counter
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
