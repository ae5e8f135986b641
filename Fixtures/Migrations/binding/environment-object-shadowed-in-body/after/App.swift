import SwiftUI

@Observable
final class Counter {
  var count = 0
  var name = ""
  var names: [String] = []
  var isShown = false

  func load() async {}
}

struct CounterList: View {
  @Environment(Counter.self) private var counter
  @State private var counts = [1, 2, 3]

  var body: some View {
    List {
      Text(counter.name)
      ForEach($counts, id: \.self) { $counter in
        Stepper("\(counter)", value: $counter)
      }
    }
  }
}
