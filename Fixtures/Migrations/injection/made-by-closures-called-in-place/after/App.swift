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

extension Counter {
  static let mock = mock(count: 1)

  static func mock(count: Int) -> Counter {
    let counter = Counter()
    counter.count = count
    return counter
  }
}

enum Preview {
  static let counter = {
    let counter = Counter()
    counter.count = 1
    return counter
  }()
}

struct Screen: View {
  var body: some View {
    VStack {
      CounterLabel()
        .environment(
          {
            let counter = Counter()
            counter.count = 2
            return counter
          }())
      CounterLabel()
        .environment(Preview.counter)
      CounterLabel()
        .environment(Counter.mock)
    }
  }
}
