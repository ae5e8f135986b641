import SwiftUI

final class Counter: ObservableObject {
  @Published var state = State()
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text("\(counter.state.count)")
  }
}
