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

@Observable
final class SensorModel {
  private(set) var latest = 0
  let sensor: Sensor
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ sensor: Sensor) {
    self.sensor = sensor
    sensor.readings.sink { [weak self] in self?.latest = $0 }.store(in: &cancellables)
  }

  // `Sensor.history` is not observable, and views read it again when `latest` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Silent {
  private(set) var latest = 0
  var count = 0
  let sensor: Sensor
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ sensor: Sensor) {
    self.sensor = sensor
    Just(1).sink { [weak self] in self?.latest = $0 }.store(in: &cancellables)
  }
}

struct SensorView: View {
  var model: SensorModel
  var silent: Silent

  var body: some View {
    let _ = model.latest  // Update when `latest` changes; `Sensor.history` is not observable.
    Text("\(model.sensor.history.count) \(silent.count)")
  }
}
