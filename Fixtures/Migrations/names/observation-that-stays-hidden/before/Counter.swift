import SwiftUI

private struct Observation<Value> {
  var value: Value
}

final class Counter: ObservableObject {
  @Published fileprivate var last = Observation(value: "")
}

struct CounterView: View {
  @StateObject private var counter = Counter()

  var body: some View {
    Text(counter.last.value)
  }
}
