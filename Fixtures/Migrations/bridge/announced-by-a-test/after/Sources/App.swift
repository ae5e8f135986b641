import Combine
import Observation

@Observable
final class Session {
  let objectWillChange = ObservableObjectPublisher()
  var user = "" {
    willSet { objectWillChange.send() }
  }
}

final class Listener {
  private var sink: AnyCancellable?
  private(set) var count = 0

  func follow(_ session: Session) {
    sink = session.objectWillChange.sink { [weak self] in self?.count += 1 }
  }
}

final class Store {
  var names: [String] = []
}

final class Plain: ObservableObject {
  let store = Store()
  var log: AnyCancellable { objectWillChange.sink { print("changed") } }
}

func load(_ plain: Plain) {
  plain.store.names = ["a"]
  plain.objectWillChange.send()
}

protocol Refreshing: AnyObject, Observable { var objectWillChange: ObservableObjectPublisher { get } }

@Observable
final class Log: Refreshing {
  let objectWillChange = ObservableObjectPublisher()
  var name = "" {
    willSet { objectWillChange.send() }
  }
}

func follow(_ log: some Refreshing) -> AnyCancellable {
  log.objectWillChange.sink { _ in print("changed") }
}

func follow() -> AnyCancellable { follow(Log()) }
