import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

// observify:ignore
struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterLabel: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
