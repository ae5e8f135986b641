import Combine
import Foundation

struct Subscription: Codable {
  let id: Int
}

final class Mailer {
  func send(_ text: String) {}
}

final class Downloads: ObservableObject {
  @Published var names: [String: Int] = [:]
  @Published var subscription: Subscription?
  private let mailer = Mailer()
  private var task: Task<Void, Never>?

  func start() {
    task?.cancel()
    URLSession.shared.share()
    print("starting")
    names.merge(["a": 1]) { $1 }
    mailer.send(names.values.map(String.init).joined())
    store()
  }

  func data() throws -> Data {
    try JSONEncoder().encode(subscription)
  }

  private func store() {}
}

extension URLSession {
  func share() {}
}
