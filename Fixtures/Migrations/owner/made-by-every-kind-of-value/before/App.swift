import SwiftUI

final class Counter: ObservableObject {
  static let shared = Counter()
  @Published var count = 0
}

struct CounterView: View {
  @StateObject private var first: Counter = .init()
  @StateObject private var second: Counter = .shared
  @StateObject private var third: Counter = {
    let counter = Counter()
    counter.count = 3
    return counter
  }()

  var body: some View {
    Text("\(first.count + second.count + third.count)")
  }
}
