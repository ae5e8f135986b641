import Combine
import Foundation
import Observation

@Observable
class Timekeeper {
  var isRunning: Bool = false {
    willSet { isRunningPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isRunningPublisher = CurrentValueSubject<Bool, Never>(isRunning)
}
