import Combine

final class Session: ObservableObject {
  @Published var name = ""
}

final class Strict: ObservableObject {
  @Published var name = ""
}

final class Erased: ObservableObject {
  @Published var name = ""
}

struct Progress { var isDone: Bool }

@dynamicMemberLookup
final class Context<State>: ObservableObject {
  @Published var state: State

  init(state: State) { self.state = state }

  subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { state[keyPath: path] }
}
