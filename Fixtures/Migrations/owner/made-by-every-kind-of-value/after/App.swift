import SwiftUI

@Observable
final class Counter {
  static let shared = Counter()
  var count = 0
}

struct CounterView: View {
  @State private var first: Counter = .init()
  @State private var second: Counter = .shared
  @State private var third: Counter = {
    let counter = Counter()
    counter.count = 3
    return counter
  }()

  var body: some View {
    Text("\(first.count + second.count + third.count)")
  }
}
