import SwiftUI

final class Clock: ObservableObject {
  @Published var tick = Date()
  let since = Date()
  private var timer: Timer?

  var age: TimeInterval { Date().timeIntervalSince(since) }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.tick = Date()
    }
  }
}

struct SinceView: View {
  @ObservedObject var clock: Clock
  var body: some View { Text("\(Date().timeIntervalSince(clock.since))") }
}

struct AgeView: View {
  @ObservedObject var clock: Clock
  var body: some View { Text("\(clock.age)") }
}

final class Game: ObservableObject {
  @Published var seconds = 0
  @Published var score = 0
  @Published var isRunning = false
  private var timer: Timer?

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
  @ObservedObject var game: Game
  var body: some View { Text("\(game.score) at \(Date.now)") }
}

struct SecondsView: View {
  @ObservedObject var game: Game
  var body: some View {
    Text("\(game.seconds) \(game.isRunning)")
    Button("Win") { game.win() }
  }
}

final class Loop: ObservableObject {
  @Published var now = Date()
  @Published var name = ""

  func run() async {
    while !Task.isCancelled {
      now = Date.now
      try? await Task.sleep(nanoseconds: 1_000_000_000)
    }
  }
}

struct LoopView: View {
  @ObservedObject var loop: Loop
  var body: some View {
    Text("\(loop.name) at \(Date())").task { await loop.run() }
    Button("Rename") { loop.name = "\(loop.now)" }
  }
}

final class Router: ObservableObject {
  @Published var path: [Int] = []
  @Published var opened = Date()

  func open() {
    opened = Date()
    path = [1]
  }
}

struct DayView: View {
  @EnvironmentObject var router: Router
  var body: some View {
    Text("\(Calendar.current.component(.day, from: Date()))")
  }
}

struct PathView: View {
  @ObservedObject var router: Router
  var body: some View {
    Text("\(router.path.count) since \(router.opened)")
    Button("Open") { router.open() }
  }
}

struct TimelineDay: View {
  @ObservedObject var game: Game
  var body: some View {
    TimelineView(.periodic(from: .now, by: 60)) { _ in
      Text("\(game.score) at \(Date.now)")
    }
  }
}

struct Root: View {
  @StateObject private var router = Router()
  @StateObject private var game = Game()
  @StateObject private var clock = Clock()
  @StateObject private var loop = Loop()
  var body: some View {
    DayView().environmentObject(router)
    PathView(router: router)
    ScoreView(game: game)
    SecondsView(game: game)
    TimelineDay(game: game)
    SinceView(clock: clock)
    AgeView(clock: clock)
    LoopView(loop: loop)
  }
}
