import Combine

final class Session: ObservableObject {
  @Published var user = ""
}

struct Login {
  let session: Session

  func follow(_ names: AnyPublisher<String, Never>) {
    names.assign(to: &session.$user)
  }
}
