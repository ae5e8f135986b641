import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @State var counter = Counter()

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
