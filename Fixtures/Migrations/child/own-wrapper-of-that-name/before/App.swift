import SwiftUI

@propertyWrapper
struct ObservedObject<Value> {
  var wrappedValue: Value
  var projectedValue: Self { self }
}

final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @ObservedObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}
