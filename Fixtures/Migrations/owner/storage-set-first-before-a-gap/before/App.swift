import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

struct PlainView: View {
  @StateObject private var counter: Counter
  @Binding private var step: Int

  init(step: Binding<Int>) {
    _counter = StateObject(wrappedValue: Counter())

    _step = step
  }

  var body: some View { Text("\(counter.count) \(step)") }
}

struct PairView: View {
  @StateObject private var first: Counter
  @StateObject private var second: Counter
  private let title: String

  init(title: String) {
    _first = StateObject(wrappedValue: Counter())
    _second = StateObject(wrappedValue: Counter())

    self.title = title
  }

  var body: some View { Text("\(first.count) \(second.count) \(title)") }
}

struct SecondView: View {
  @StateObject private var counter: Counter
  private let first: String
  private let second: String

  init(title: String) {
    first = title
    _counter = StateObject(wrappedValue: Counter())

    second = title
  }

  var body: some View { Text("\(counter.count) \(first) \(second)") }
}

struct MiddleView: View {
  @StateObject private var counter: Counter
  private let first: String
  private let second: String

  init(title: String) {
    first = title

    _counter = StateObject(wrappedValue: Counter())

    second = title
  }

  var body: some View { Text("\(counter.count) \(first) \(second)") }
}
