import SwiftUI

@Observable
final class Counter {
  static let shared = Counter()
  var count = 0
}

struct Services {
  struct Counters {
    var main = Counter()
  }

  var counters = Counters()
}

func makeCounter() -> Counter {
  Counter()
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  @State private var own = Counter()
  let passed: Counter
  var services = Services()

  func row(for counter: Counter) -> some View {
    CounterLabel().environment(counter)
  }

  var body: some View {
    let local = Counter()
    let inferred = services.counters.main
    VStack {
      CounterLabel().environment(own)
      CounterLabel().environment(self.passed)
      CounterLabel().environment(Counter())
      CounterLabel().environment(Counter.shared)
      CounterLabel().environment(services.counters.main)
      CounterLabel().environment(local)
      CounterLabel().environment(inferred)
      CounterLabel().environment(makeCounter())
      row(for: own)
    }
  }
}
