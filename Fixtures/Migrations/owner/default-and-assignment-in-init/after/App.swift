import SwiftUI

@Observable
final class Counter {
  var count: Int

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
  @State private var total: Total
  @State private var other: Counter

  init(count: Int) {
    _total = State(wrappedValue: Counter(count: count))
    _other = State(wrappedValue: Counter(count: count))
  }

  static func makeCounter() -> Counter { Counter() }

  var body: some View {
    Text("\(total.count) \(other.count)")
  }
}

struct CounterView: View {
  @State private var counter: Counter

  init(count: Int) {
    _counter = State(wrappedValue: Counter(count: count))
  }

  var body: some View {
    Text("\(counter.count)")
  }
}
