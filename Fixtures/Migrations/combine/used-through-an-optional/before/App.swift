import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

final class Watcher {
  weak var session: Session?
  private var cancellable: AnyCancellable?

  func start() {
    cancellable = session?.$user.dropFirst().sink { print($0) }
  }
}
