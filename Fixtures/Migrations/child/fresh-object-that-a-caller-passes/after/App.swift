import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  @State private var counter = Counter()

  var body: some View {
    VStack {
      CounterLabel()
      CounterLabel(counter: counter)
    }
  }
}
