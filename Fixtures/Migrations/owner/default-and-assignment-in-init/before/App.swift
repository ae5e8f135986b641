import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int = 0) {
    self.count = count
  }
}

typealias Total = Counter

final class Box<Content>: ObservableObject {
  @Published var content: Content?
}

struct BoxView: View {
  @StateObject private var box = BoxView.makeBox()

  init(box: Box<Int>) {
    _box = StateObject(wrappedValue: box)
  }

  static func makeBox() -> Box<Int> { Box() }

  var body: some View {
    Text("\(box.content ?? 0)")
  }
}

struct TotalView: View {
  @StateObject private var total: Total = Counter()
  @StateObject private var other = TotalView.makeCounter()

  init(count: Int) {
    _total = StateObject(wrappedValue: Counter(count: count))
    _other = StateObject(wrappedValue: Counter(count: count))
  }

  static func makeCounter() -> Counter { Counter() }

  var body: some View {
    Text("\(total.count) \(other.count)")
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter = Counter()

  init(count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
