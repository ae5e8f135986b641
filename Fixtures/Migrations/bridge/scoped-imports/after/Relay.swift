import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct Combine.Published
import Combine
import Observation

@Observable
final class Relay {
  var count = 0 {
    willSet { countPublisher.send(newValue) }
  }
  private let countPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var subscription: AnyCancellable?

  func start() {
    subscription = countPublisher.sink { print($0) }
  }
}
