import SwiftUI

final class Clock: ObservableObject {
  @Published var time = 0
}

struct ClockView: View {
  @ObservedObject private var clock = Clock()

  var body: some View {
    Text("\(clock.time)")
  }
}

struct BigClockView: View {
  @ObservedObject private(set) var clock = Clock()

  var body: some View {
    Text("\(clock.time)")
  }
}

struct ClockRow: View {
  @ObservedObject var clock: Clock

  var body: some View {
    Text("\(clock.time)")
  }
}

struct ContentView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    let row: ClockRow = .init(clock: clock)
    row
    ClockView()
    BigClockView()
  }
}
