import Combine
import SwiftUI

final class Service: @unchecked Sendable {
  let readings = PassthroughSubject<Int, Never>()
  func poll(_ value: Int) { DispatchQueue.global().async { self.readings.send(value) } }
}

@MainActor
final class SensorModel: ObservableObject {
  @Published private(set) var latest = 0
  init(service: Service) { service.readings.assign(to: &$latest) }
}

final class PlainModel: ObservableObject {
  @Published private(set) var latest = 0
  init(service: Service) { service.readings.assign(to: &$latest) }
}

struct SensorView: View {
  @ObservedObject var sensor: SensorModel
  @ObservedObject var plain: PlainModel
  var body: some View { Text("\(sensor.latest) \(plain.latest)") }
}
