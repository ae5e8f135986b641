import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterLabel_Previews: PreviewProvider {
  private struct Container: View {
    @State var counter = Counter()

    var body: some View {
      CounterLabel(counter: counter)
    }
  }

  static var previews: some View {
    Container()
  }
}
