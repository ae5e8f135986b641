import Combine
import SwiftUI

final class Sensor {
  let readings = PassthroughSubject<Int, Never>()
  var history: [Int] = []

  func feed(_ value: Int) {
    history.append(value)
    readings.send(value)
  }
}

final class SensorModel: ObservableObject {
  @Published private(set) var latest = 0
  let sensor: Sensor

  init(_ sensor: Sensor) {
    self.sensor = sensor
    sensor.readings.assign(to: &$latest)
  }
}

final class Silent: ObservableObject {
  @Published private(set) var latest = 0
  @Published var count = 0
  let sensor: Sensor

  init(_ sensor: Sensor) {
    self.sensor = sensor
    Just(1).assign(to: &self.$latest)
  }
}

struct SensorView: View {
  @ObservedObject var model: SensorModel
  @ObservedObject var silent: Silent

  var body: some View {
    Text("\(model.sensor.history.count) \(silent.count)")
  }
}
