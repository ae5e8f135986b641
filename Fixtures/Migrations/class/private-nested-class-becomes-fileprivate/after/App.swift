import SwiftUI

struct CounterView: View {
  @Observable
  fileprivate final class Model {
    var count = 0
  }

  @State private var model = Model()

  var body: some View {
    Text("\(model.count)")
  }
}

@Observable
private final class Clock {
  var seconds = 0
}

private extension ClockView {
  @Observable
  final class Alarm {
    var isOn = false
  }
}

struct ClockView: View {
  @State private var alarm = Alarm()

  var body: some View {
    Toggle("Alarm", isOn: $alarm.isOn)
  }
}
