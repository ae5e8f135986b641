import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
}

final class Ticker: ObservableObject {
  @Published var ticks = 0
}

protocol Timed {}
protocol Ticking {}

extension View where Self: Timed {
  var source: Clock { Clock() }
}

extension View where Self: Ticking {
  var source: Ticker { Ticker() }
}

struct ClockView: View {
  @EnvironmentObject var clock: Clock

  var body: some View { Text("\(clock.time)") }
}

struct PlayerView: View, Timed {
  var body: some View {
    ClockView().environmentObject(source)
  }
}
