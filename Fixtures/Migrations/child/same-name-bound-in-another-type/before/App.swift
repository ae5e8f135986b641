import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }

  struct Editor: View {
    @ObservedObject var counter: Counter

    var body: some View {
      Stepper("Count", value: $counter.count)
    }
  }
}
