import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterLabel: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterLabel_Previews: PreviewProvider {
  private struct Container: View {
    @StateObject var counter = Counter()

    var body: some View {
      CounterLabel(counter: counter)
    }
  }

  static var previews: some View {
    Container()
  }
}
