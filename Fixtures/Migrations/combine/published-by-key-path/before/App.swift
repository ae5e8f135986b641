import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

struct Watcher {
  let path = \Session.$user

  func watch(_ session: Session) -> AnyCancellable {
    session[keyPath: path].sink { print($0) }
  }
}
