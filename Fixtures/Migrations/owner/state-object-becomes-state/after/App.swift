import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State private var counter = Counter()
  @State /* shared */ var other: Counter = Counter()

  var body: some View {
    VStack {
      Stepper("Count", value: $counter.count)
      Text("\(other.count)")
    }
  }
}
