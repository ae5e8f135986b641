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

@Observable
final class PlainModel {
  private(set) var latest = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  init(service: Service) { service.readings.sink { [weak self] in self?.latest = $0 }.store(in: &cancellables) }
}

struct SensorView: View {
  @ObservedObject var sensor: SensorModel
  var plain: PlainModel
  var body: some View { Text("\(sensor.latest) \(plain.latest)") }
}
