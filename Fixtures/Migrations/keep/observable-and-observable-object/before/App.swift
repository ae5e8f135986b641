import SwiftUI

@Observable
final class Counter: ObservableObject {
  var count = 0
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Stepper("Count", value: $counter.count)
  }
}
