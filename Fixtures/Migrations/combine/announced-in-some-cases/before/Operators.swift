import SwiftUI

final class Ticker: ObservableObject {
  private(set) var ticks = 0
  private(set) var steps = 0
  private(set) var turns = 0
  var isPaused = false

  func tick() {
    ticks += 1
    isPaused ? () : objectWillChange.send()
  }

  func step() {
    steps += 1
    !isPaused ? objectWillChange.send() : ()
  }

  func turn() {
    turns += 1
    let isTold = !isPaused && { objectWillChange.send(); return true }()
    print(isTold)
  }
}

/// What only asks whether something changes decides nothing.
final class Badge: ObservableObject {
  private(set) var title = ""

  func rename(_ title: String) {
    let old = self.title
    self.title = title
    title != old ? objectWillChange.send() : ()
  }
}

struct TickerView: View {
  @StateObject private var ticker = Ticker()
  @StateObject private var badge = Badge()

  var body: some View {
    Text("\(ticker.ticks) \(ticker.steps) \(ticker.turns) \(badge.title)")
  }
}
