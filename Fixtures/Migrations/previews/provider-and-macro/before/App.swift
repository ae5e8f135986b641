import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int = 0) {
    self.count = count
  }

  static let preview = Counter(count: 3)
}

struct CounterLabel: View {
  @EnvironmentObject var counter: Counter

  var body: some View {
    Text("\(counter.count)")
  }
}

struct CounterLabel_Previews: PreviewProvider {
  static let counter = Counter(count: 2)

  static var previews: some View {
    Group {
      CounterLabel().environmentObject(Counter())
      CounterLabel().environmentObject(counter)
      CounterLabel().environmentObject(Self.counter)
      CounterLabel().environmentObject(Counter.preview)
    }
  }
}

#Preview("Three") {
  let counter = Counter(count: 3)
  counter.count += 1
  return CounterLabel()
    .environmentObject(counter)
}
