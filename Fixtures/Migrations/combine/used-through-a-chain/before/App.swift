import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

struct Services {
  let session = Session()
}

struct Root {
  let services = Services()

  func log() -> AnyCancellable {
    services.session.$user.sink { print($0) }
  }
}
