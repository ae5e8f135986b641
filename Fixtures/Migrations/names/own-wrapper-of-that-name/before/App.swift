import SwiftUI

@propertyWrapper
struct StateObject<Value> {
  var wrappedValue: Value
}

final class Counter: ObservableObject {
  @Published var count = 0
}

struct CounterView: View {
  @StateObject var counter = Counter()
  @SwiftUI.StateObject private var other = Counter()

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
