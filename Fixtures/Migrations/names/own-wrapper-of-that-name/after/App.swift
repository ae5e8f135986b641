import SwiftUI

@propertyWrapper
struct StateObject<Value> {
  var wrappedValue: Value
}

@Observable
final class Counter {
  var count = 0
}

struct CounterView: View {
  @StateObject var counter = Counter()
  @SwiftUI.State private var other = Counter()

  var body: some View {
    Text("\(counter.count + other.count)")
  }
}
