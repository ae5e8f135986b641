import Factory
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

extension Container {
  var counter: Factory<Counter> { self { Counter() } }
}

struct Screen: View {
  var body: some View {
    VStack {
      CounterLabel().environment(Container.shared.counter())
      CounterLabel().environment(resolve(\.counter))
    }
  }
}
