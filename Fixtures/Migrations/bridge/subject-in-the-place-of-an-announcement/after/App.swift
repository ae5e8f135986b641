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
  private let stepSubject = CurrentValueSubject<Int, Never>(0)
  var stepPublisher: AnyPublisher<Int, Never> { stepSubject.eraseToAnyPublisher() }

  var name = "" { willSet { nameSubject.send(newValue) } }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  var namePublisher: AnyPublisher<String, Never> { nameSubject.eraseToAnyPublisher() }

  var isDone = false {
    willSet(done) {
      print(done)
      isDoneSubject.send(done)  // now
    }
  }
  private let isDoneSubject = CurrentValueSubject<Bool, Never>(false)
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
