import SwiftUI

@Observable
final class Analyzer {
  var level = 0
}

@Observable
final class Clock {
  var time = 0
}

final class Player {
  static let shared = Player()
  let analyzer = Analyzer()
  let clock = Clock()
}

protocol Timed {}

extension View {
  var player: Player { Player.shared }
}

extension View where Self: Timed {
  var clock: Clock { Player.shared.clock }
}

struct LevelView: View {
  @Environment(Analyzer.self) var analyzer

  var body: some View { Text("\(analyzer.level)") }
}

struct ClockView: View {
  @Environment(Clock.self) var clock

  var body: some View { Text("\(clock.time)") }
}

struct PlayerView: View, Timed {
  var body: some View {
    LevelView().environment(player.analyzer)
    ClockView().environment(clock)
  }
}
