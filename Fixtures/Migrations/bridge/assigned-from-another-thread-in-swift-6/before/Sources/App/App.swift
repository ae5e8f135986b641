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

@MainActor
final class ReceivedModel: ObservableObject {
  @Published private(set) var latest = 0
  init(service: Service) {
    service.readings.map { $0 + 1 }.receive(on: DispatchQueue.main).assign(to: &$latest)
  }
}

@MainActor
final class QueryModel: ObservableObject {
  @Published var query = ""
  @Published var isOn = false
  @Published private(set) var title = ""
  init() {
    $query.combineLatest($isOn).map { "\($0) \($1)" }.assign(to: &$title)
  }
}

struct SensorView: View {
  @ObservedObject var sensor: SensorModel
  @ObservedObject var received: ReceivedModel
  @ObservedObject var query: QueryModel
  var body: some View { Text("\(sensor.latest) \(received.latest) \(query.title)") }
}
