import Combine

final class Session: ObservableObject {
  static let shared = Session()
  @Published var user = ""
}

let log = Session.shared.$user.sink { print($0) }
