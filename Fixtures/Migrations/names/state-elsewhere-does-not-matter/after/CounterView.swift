import SwiftUI

@Observable
final class Counter {
  var state = Reducer.State()
}

struct CounterView: View {
  @State private var counter = Counter()

  var body: some View {
    Text("\(counter.state.count)")
  }
}
