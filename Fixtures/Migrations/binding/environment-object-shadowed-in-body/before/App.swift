import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
  @Published var name = ""
  @Published var names: [String] = []
  @Published var isShown = false

  func load() async {}
}

struct CounterList: View {
  @EnvironmentObject private var counter: Counter
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
