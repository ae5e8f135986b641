import SwiftUI

@Observable
final class Counter {
  var state = State()
}

struct CounterView: View {
  @SwiftUI.State private var counter = Counter()

  var body: some View {
    Text("\(counter.state.count)")
  }
}
