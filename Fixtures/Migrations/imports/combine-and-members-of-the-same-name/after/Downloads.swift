import Foundation
import Observation

struct Subscription: Codable {
  let id: Int
}

final class Mailer {
  func send(_ text: String) {}
}

@Observable
final class Downloads {
  var names: [String: Int] = [:]
  var subscription: Subscription?
  private let mailer = Mailer()
  @ObservationIgnored private var task: Task<Void, Never>?

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
