import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  let title: String
  var counter = Counter()

  var body: some View {
    Text("\(title) \(counter.count)")
  }
}
