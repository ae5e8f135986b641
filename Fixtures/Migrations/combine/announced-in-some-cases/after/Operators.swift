import SwiftUI

@Observable
final class Ticker {
  private(set) var ticks = 0
  private(set) var steps = 0
  private(set) var turns = 0
  var isPaused = false

  func tick() {
    ticks += 1
  }

  func step() {
    steps += 1
  }

  func turn() {
    turns += 1
    let isTold = !isPaused && { return true }()
    print(isTold)
  }
}

/// What only asks whether something changes decides nothing.
@Observable
final class Badge {
  private(set) var title = ""

  func rename(_ title: String) {
    self.title = title
  }
}

struct TickerView: View {
  @State private var ticker = Ticker()
  @State private var badge = Badge()

  var body: some View {
    Text("\(ticker.ticks) \(ticker.steps) \(ticker.turns) \(badge.title)")
  }
}
