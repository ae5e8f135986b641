import SwiftUI

@Observable
final class Counter {
  var count: Int

  init(count: Int = 0) {
    self.count = count
  }

  static let preview = Counter(count: 3)
}

struct CounterLabel: View {
  @Environment(Counter.self) var counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterLabel_Previews: PreviewProvider {
  static let counter = Counter(count: 2)

  static var previews: some View {
    Group {
      CounterLabel().environment(Counter())
      CounterLabel().environment(counter)
      CounterLabel().environment(Self.counter)
      CounterLabel().environment(Counter.preview)
    }
  }
}

#Preview("Three") {
  let counter = Counter(count: 3)
  counter.count += 1
  return CounterLabel()
    .environment(counter)
}
