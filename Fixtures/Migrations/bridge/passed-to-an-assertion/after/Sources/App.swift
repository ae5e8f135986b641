import Combine
import Observation

@Observable
final class Session {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
}

final class Strict: ObservableObject {
  @Published var name = ""
}

@Observable
final class Erased {
  var name = "" {
    willSet { nameSubject.send(newValue) }
  }
  private let nameSubject = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private(set) lazy var namePublisher = nameSubject.eraseToAnyPublisher()
}

struct Progress { var isDone: Bool }

@dynamicMemberLookup
@Observable
final class Context<State> {
  var state: State

  init(state: State) { self.state = state }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
}
