import SwiftUI

final class Counter: ObservableObject {
  @Published var count: Int

  init(count: Int) {
    self.count = count
  }
}

struct CounterView: View {
  @StateObject private var counter: Counter
  private let title: String

  init(count: Int) {
    _counter = StateObject(wrappedValue: Counter(count: count))
    title = "From \(_counter.wrappedValue.count)"
  }

  var body: some View {
    Text(title)
  }
}

final class Score: ObservableObject {
  @Published var points = 0
}

struct ScoreView: View {
  @StateObject private var score: Score
  private let title: String

  init() {
    let score = Score()
    _score = StateObject(wrappedValue: score)
    title = "From \(score.points)"
  }

  var body: some View {
    Text(title)
    Text("\(score.points)")
  }
}
