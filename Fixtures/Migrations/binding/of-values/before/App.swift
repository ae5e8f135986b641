import SwiftUI

struct Counter: Identifiable {
  let id = 0
  var count = 0
}

struct CounterList: View {
  @State private var counters: [Counter] = []
  @Binding var counter: Counter

  var body: some View {
    VStack {
      ForEach($counters) { $counter in
        Stepper("Count", value: $counter.count)
      }
      Stepper("Count", value: $counter.count)
    }
  }
}
