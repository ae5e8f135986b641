import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject var counter = Counter()

  var body: some View {
    Text("\(counter.count)")
  }
}

struct Screen: View {
  var body: some View {
    VStack {
      CounterView()
      CounterView(counter: Counter())
    }
  }
}
