import SwiftUI

struct CounterView: View {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @StateObject private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}

private final class Clock: ObservableObject {
  @Published var seconds = 0
}

private extension ClockView {
  private final class Alarm: ObservableObject {
    @Published var isOn = false
  }
}

struct ClockView: View {
  @StateObject private var alarm = Alarm()

  var body: some View {
    Toggle("Alarm", isOn: $alarm.isOn)
  }
}
