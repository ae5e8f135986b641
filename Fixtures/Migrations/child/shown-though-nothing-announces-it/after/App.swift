import SwiftUI

final class Counter {
  var taps = 0
  var resets = 0
  var news = 0
}

@Observable
final class Game {
  var isPaused = false
  var level = 1
  let counter = Counter()

  func reset() { counter.resets += 1 }
}

enum Feed {
  static func load(into counter: Counter) { counter.news += 1 }
}

struct TapsView: View {
  @Bindable var game: Game

  var body: some View {
    Text("\(game.counter.taps)")
    Button("Tap") { game.counter.taps += 1 }
    Toggle("Paused", isOn: $game.isPaused)
  }
}

struct ResetsView: View {
  var game: Game

  var body: some View {
    Text("\(game.counter.resets)")
    Button("Reset") { game.reset() }
  }
}

struct TotalView: View {
  var game: Game
  var body: some View { Text("\(game.counter.taps) \(game.isPaused ? game.level : game.level + 1)") }
}

struct NewsView: View {
  var game: Game
  var body: some View { Text("\(game.counter.news)") }
}
