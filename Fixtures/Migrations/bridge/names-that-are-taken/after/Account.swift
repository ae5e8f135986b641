import Combine
import Foundation
import Observation

@Observable
class Base {
  var namePublisher: AnyPublisher<String, Never> { Just("base").eraseToAnyPublisher() }
}

@Observable
class Account: Base {
  var name = "n" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("n")
  var age = 1 {
    willSet { ageValueSubject.send(newValue) }
  }
  private let ageValueSubject = CurrentValueSubject<Int, Never>(1)
  @ObservationIgnored private(set) lazy var agePublisher = ageValueSubject.eraseToAnyPublisher()
  var rank = 0 {
    willSet { rankPublisher.send(newValue) }
  }
  private let rankPublisher = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private var store: [AnyCancellable] = []

  func listen(agePublisher: Int) {
    self.agePublisher.sink { print(agePublisher, $0) }.store(in: &store)
    nameSubject.sink { print($0) }.store(in: &store)
    let rankPublisher = self.rankPublisher.map { $0 + 1 }
    rankPublisher.sink { print("rank", $0) }.store(in: &store)
  }
}

final class Special: Account {
  let ageSubject = 1

  func listenToo() -> AnyCancellable { agePublisher.sink { print("too", $0) } }
}

let rankSubject = 3
