import SwiftUI

@Observable
final class Clock {
  var tick = Date()
  let since = Date()
  @ObservationIgnored private var timer: Timer?

  var age: TimeInterval {
    // Update when `tick` changes; `Date()` is not observable.
    _ = tick
    return Date().timeIntervalSince(since)
  }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick = Date()
    }
  }
}

struct SinceView: View {
  var clock: Clock
  var body: some View {
    // Update when `tick` changes; `Date()` is not observable.
    let _ = clock.tick
    Text("\(Date().timeIntervalSince(clock.since))")
  }
}

struct AgeView: View {
  var clock: Clock
  var body: some View { Text("\(clock.age)") }
}

@Observable
final class Game {
  var seconds = 0
  var score = 0
  var isRunning = false
  @ObservationIgnored private var timer: Timer?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.isRunning = true
      self?.step()
    }
  }

  private func step() { seconds += 1 }

  func win() { score += 1 }
}

struct ScoreView: View {
  var game: Game
  var body: some View {
    // Update when `seconds` changes; `Date.now` is not observable.
    let _ = game.seconds
    Text("\(game.score) at \(Date.now)")
  }
}

struct SecondsView: View {
  var game: Game
  var body: some View {
    Text("\(game.seconds) \(game.isRunning)")
    Button("Win") { game.win() }
  }
}

@Observable
final class Loop {
  var now = Date()
  var name = ""

  func run() async {
    while !Task.isCancelled {
      now = Date.now
      try? await Task.sleep(nanoseconds: 1_000_000_000)
    }
  }
}

struct LoopView: View {
  var loop: Loop
  var body: some View {
    let _ = loop.now  // Update when `now` changes; `Date()` is not observable.
    Text("\(loop.name) at \(Date())").task { await loop.run() }
    Button("Rename") { loop.name = "\(loop.now)" }
  }
}

@Observable
final class Router {
  var path: [Int] = []
  var opened = Date()

  func open() {
    opened = Date()
    path = [1]
  }
}

struct DayView: View {
  var body: some View {
    Text("\(Calendar.current.component(.day, from: Date()))")
  }
}

struct PathView: View {
  var router: Router
  var body: some View {
    Text("\(router.path.count) since \(router.opened)")
    Button("Open") { router.open() }
  }
}

struct TimelineDay: View {
  var game: Game
  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { _ in
      Text("\(game.score) at \(Date.now)")
    }
  }
}

struct Root: View {
  @State private var router = Router()
  @State private var game = Game()
  @State private var clock = Clock()
  @State private var loop = Loop()
  var body: some View {
    DayView().environment(router)
    PathView(router: router)
    ScoreView(game: game)
    SecondsView(game: game)
    TimelineDay(game: game)
    SinceView(clock: clock)
    AgeView(clock: clock)
    LoopView(loop: loop)
  }
}
