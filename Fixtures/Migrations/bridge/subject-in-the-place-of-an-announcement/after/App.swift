import Combine
import SwiftUI

@Observable
final class Boot {
  var step = 0 {
    willSet {
      stepPublisher.send(newValue)
    }
    didSet { print(step) }
  }
  @ObservationIgnored private(set) lazy var stepPublisher = CurrentValueSubject<Int, Never>(step)

  var name = "" { willSet { namePublisher.send(newValue) } }
  @ObservationIgnored private(set) lazy var namePublisher = CurrentValueSubject<String, Never>(name)

  var isDone = false {
    willSet(done) {
      print(done)
      isDonePublisher.send(done)  // now
    }
  }
  @ObservationIgnored private(set) lazy var isDonePublisher = CurrentValueSubject<Bool, Never>(isDone)
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(boot: Boot) {
    boot.stepPublisher.sink { print($0) }.store(in: &cancellables)
    boot.namePublisher.sink { print($0) }.store(in: &cancellables)
    boot.isDonePublisher.sink { print($0) }.store(in: &cancellables)
  }
}
