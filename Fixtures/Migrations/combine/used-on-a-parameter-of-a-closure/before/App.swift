import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

struct Sessions {
  let all: [Session]

  func log() -> [AnyCancellable] {
    all.map { session in session.$user.sink { print($0) } }
  }
}
