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

struct Screen: View {
  @StateObject private var counter = Counter()

  var body: some View {
    VStack {
      CounterLabel()
      CounterLabel(counter: counter)
    }
  }
}
