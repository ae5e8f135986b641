import Combine
import Foundation
import Observation

@Observable
class Timekeeper {
  var isRunning: Bool = false {
    willSet { isRunningPublisher.send(newValue) }
  }
  let isRunningPublisher = CurrentValueSubject<Bool, Never>(false)
}
