import SwiftUI

@Observable
final class Clock {
  var time = 0
}

struct ClockView: View {
  @State private var clock = Clock()

  var body: some View {
    Text("\(clock.time)")
  }
}

struct BigClockView: View {
  private(set) var clock = Clock()

  var body: some View {
    Text("\(clock.time)")
  }
}

struct ClockRow: View {
  var clock: Clock

  var body: some View {
    Text("\(clock.time)")
  }
}

struct ContentView: View {
  @State private var clock = Clock()

  var body: some View {
    let row: ClockRow = .init(clock: clock)
    row
    ClockView()
    BigClockView()
  }
}
