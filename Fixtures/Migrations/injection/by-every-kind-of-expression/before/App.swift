import SwiftUI

final class Counter: ObservableObject {
  static let shared = Counter()
  @Published var count = 0
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
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  @StateObject private var own = Counter()
  let passed: Counter
  var services = Services()

  func row(for counter: Counter) -> some View {
    CounterLabel().environmentObject(counter)
  }

  var body: some View {
    let local = Counter()
    let inferred = services.counters.main
    VStack {
      CounterLabel().environmentObject(own)
      CounterLabel().environmentObject(self.passed)
      CounterLabel().environmentObject(Counter())
      CounterLabel().environmentObject(Counter.shared)
      CounterLabel().environmentObject(services.counters.main)
      CounterLabel().environmentObject(local)
      CounterLabel().environmentObject(inferred)
      CounterLabel().environmentObject(makeCounter())
      row(for: own)
    }
  }
}
