import SwiftUI

final class Counter {
  var taps = 0
  var resets = 0
  var news = 0
}

final class Game: ObservableObject {
  @Published var isPaused = false
  @Published var level = 1
  let counter = Counter()

  var count: (Game) -> Void = { $0.level += 1 }

  func reset() { counter.resets += 1 }

  func start(_ job: Job) {
    job.title = "Started"
    count(self)
  }
}

final class Job {
  var title = ""
}

enum Feed {
  static func load(into counter: Counter) { counter.news += 1 }
}

struct TapsView: View {
  @ObservedObject var game: Game

  var body: some View {
    Text("\(game.counter.taps)")
    Button("Tap") { game.counter.taps += 1 }
    Toggle("Paused", isOn: $game.isPaused)
  }
}

struct ResetsView: View {
  @ObservedObject var game: Game

  var body: some View {
    Text("\(game.counter.resets)")
    Button("Reset") { game.reset() }
  }
}

struct TotalView: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.counter.taps) \(game.isPaused ? game.level : game.level + 1)") }
}

struct NewsView: View {
  @ObservedObject var game: Game
  var body: some View { Text("\(game.counter.news)") }
}

struct JobView: View {
  let job: Job
  @ObservedObject var game: Game

  var body: some View {
    Text("\(job.title) \(game.level)")
    Button("Start") { game.start(job) }
  }
}
