import Combine
import Foundation

class Base: ObservableObject {
  var namePublisher: AnyPublisher<String, Never> { Just("base").eraseToAnyPublisher() }
}

class Account: Base {
  @Published var name = "n"
  @Published var age = 1
  @Published var rank = 0
  private var store: [AnyCancellable] = []

  func listen(agePublisher: Int) {
    $age.sink { print(agePublisher, $0) }.store(in: &store)
    $name.sink { print($0) }.store(in: &store)
    let rankPublisher = $rank.map { $0 + 1 }
    rankPublisher.sink { print("rank", $0) }.store(in: &store)
  }
}

final class Special: Account {
  let ageSubject = 1

  func listenToo() -> AnyCancellable { $age.sink { print("too", $0) } }
}

let rankSubject = 3
