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
  @ObservationIgnored private(set) lazy var stepPublisher = stepSubject.eraseToAnyPublisher()

  var name = "" { willSet { nameSubject.send(newValue) } }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()

  var isDone = false {
    willSet(done) {
      print(done)
      isDoneSubject.send(done)  // now
    }
  }
  private let isDoneSubject = CurrentValueSubject<Bool, Never>(false)
  @ObservationIgnored private(set) lazy var isDonePublisher = isDoneSubject.eraseToAnyPublisher()
}

final class Log {
  private var cancellables: Set<AnyCancellable> = []

  init(boot: Boot) {
    boot.stepPublisher.sink { print($0) }.store(in: &cancellables)
    boot.namePublisher.sink { print($0) }.store(in: &cancellables)
    boot.isDonePublisher.sink { print($0) }.store(in: &cancellables)
  }
}
