import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()
  @StateObject /* shared */ var other: Counter = Counter()

  var body: some View {
    VStack {
      Stepper("Count", value: $counter.count)
      Text("\(other.count)")
    }
  }
}
