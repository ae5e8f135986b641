import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @ObservedObject var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

func labels(of counters: [Counter]) -> [CounterLabel] {
  counters.map(CounterLabel.init(counter:))
}
