import Combine
import Foundation
import Observation

@Observable
class Timekeeper {
  var isRunning: Bool = false {
    willSet { isRunningSubject.send(newValue) }
  }
  private let isRunningSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isRunningPublisher = isRunningSubject.eraseToAnyPublisher()
}
