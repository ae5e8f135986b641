import Combine
import SwiftUI

@Observable
final class Boot {
  var step = 0 {
    willSet {
      stepSubject.send(newValue)
    }
    didSet { print(step) }
  }
  @ObservationIgnored private lazy var stepSubject = CurrentValueSubject<Int, Never>(step)
  var stepPublisher: AnyPublisher<Int, Never> { stepSubject.eraseToAnyPublisher() }

  var name = "" { willSet { nameSubject.send(newValue) } }
  @ObservationIgnored private lazy var nameSubject = CurrentValueSubject<String, Never>(name)
  var namePublisher: AnyPublisher<String, Never> { nameSubject.eraseToAnyPublisher() }

  var isDone = false {
    willSet(done) {
      print(done)
      isDoneSubject.send(done)  // now
    }
  }
  @ObservationIgnored private lazy var isDoneSubject = CurrentValueSubject<Bool, Never>(isDone)
  var isDonePublisher: AnyPublisher<Bool, Never> { isDoneSubject.eraseToAnyPublisher() }
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(boot: Boot) {
    boot.stepPublisher.sink { print($0) }.store(in: &cancellables)
    boot.namePublisher.sink { print($0) }.store(in: &cancellables)
    boot.isDonePublisher.sink { print($0) }.store(in: &cancellables)
  }
}
