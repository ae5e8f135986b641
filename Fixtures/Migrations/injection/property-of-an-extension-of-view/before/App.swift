import SwiftUI

final class Analyzer: ObservableObject {
  @Published var level = 0
}

final class Clock: ObservableObject {
  @Published var time = 0
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
  @EnvironmentObject var analyzer: Analyzer

  var body: some View { Text("\(analyzer.level)") }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock

  var body: some View { Text("\(clock.time)") }
}

struct PlayerView: View, Timed {
  var body: some View {
    LevelView().environmentObject(player.analyzer)
    ClockView().environmentObject(clock)
  }
}
