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

func labels(of counters: [Counter]) -> [CounterLabel] {
  counters.map(CounterLabel.init(counter:))
}
