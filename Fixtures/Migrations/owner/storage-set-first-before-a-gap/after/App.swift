import SwiftUI

@Observable
final class Counter {
  var count = 0
}

struct PlainView: View {
  @State private var counter: Counter
  @Binding private var step: Int

  init(step: Binding<Int>) {
    _step = step

    _counter = State(wrappedValue: Counter())
  }

  var body: some View { Text("\(counter.count) \(step)") }
}

struct PairView: View {
  @State private var first: Counter
  @State private var second: Counter
  private let title: String

  init(title: String) {
    self.title = title
    _first = State(wrappedValue: Counter())
    _second = State(wrappedValue: Counter())
  }

  var body: some View { Text("\(first.count) \(second.count) \(title)") }
}

struct SecondView: View {
  @State private var counter: Counter
  private let first: String
  private let second: String

  init(title: String) {
    first = title

    second = title
    _counter = State(wrappedValue: Counter())
  }

  var body: some View { Text("\(counter.count) \(first) \(second)") }
}

struct MiddleView: View {
  @State private var counter: Counter
  private let first: String
  private let second: String

  init(title: String) {
    first = title

    second = title
    _counter = State(wrappedValue: Counter())
  }

  var body: some View { Text("\(counter.count) \(first) \(second)") }
}
