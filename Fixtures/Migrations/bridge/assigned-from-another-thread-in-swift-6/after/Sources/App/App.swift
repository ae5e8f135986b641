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
@Observable
final class ReceivedModel {
  private(set) var latest = 0
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  init(service: Service) {
    service.readings.map { $0 + 1 }.receive(on: DispatchQueue.main).sink { [weak self] in self?.latest = $0 }.store(in: &cancellables)
  }
}

@MainActor
@Observable
final class QueryModel {
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  private let queryPublisher = CurrentValueSubject<String, Never>("")
  var isOn = false {
    willSet { isOnPublisher.send(newValue) }
  }
  private let isOnPublisher = CurrentValueSubject<Bool, Never>(false)
  private(set) var title = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  init() {
    queryPublisher.combineLatest(isOnPublisher).map { "\($0) \($1)" }.sink { [weak self] in self?.title = $0 }.store(in: &cancellables)
  }
}

struct SensorView: View {
  @ObservedObject var sensor: SensorModel
  var received: ReceivedModel
  var query: QueryModel
  var body: some View { Text("\(sensor.latest) \(received.latest) \(query.title)") }
}
