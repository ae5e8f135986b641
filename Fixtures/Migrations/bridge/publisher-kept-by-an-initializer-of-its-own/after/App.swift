import Combine
import SwiftUI

@Observable
final class Account {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
}

struct AccountPage: View {
  var account: Account

  var body: some View {
    Text(account.name)
  }
}

/// Its own initialiser takes something else by the name of the variable.
struct Recorder {
  let names: AnyPublisher<String, Never>

  init?(names source: Any) {
    guard let account = source as? Account else { return nil }
    names = account.namePublisher
  }

  func start() -> AnyCancellable {
    names.sink { print($0) }
  }
}

func record(_ source: Any) -> AnyCancellable? {
  Recorder(names: source)?.start()
}

func list(_ account: Account) -> [String] {
  let names = account.name
  return [names]
}
