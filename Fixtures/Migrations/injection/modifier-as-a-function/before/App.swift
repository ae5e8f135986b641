import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  let counters: [Counter]

  var body: some View {
    let rows = counters.map { CounterLabel().environmentObject(_:)($0) }
    return ForEach(rows.indices, id: \.self) { rows[$0] }
  }
}
