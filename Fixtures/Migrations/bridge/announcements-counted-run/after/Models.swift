import Foundation
import Observation

final class Service {
  var names: [String] = []
}

struct Chore: Equatable {
  let id: Int
  var name: String

  static func == (left: Chore, right: Chore) -> Bool { left.id == right.id }
}

@Observable
final class Names {
  var title = "t"
  private let service: Service

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(_ service: Service) { self.service = service }

  var count: Int {
    _ = revision
    return service.names.count
  }
  var isEmpty: Bool {
    get {
      _ = revision
      return service.names.isEmpty
    }
    set {
      guard newValue else { return }
      defer { revision += 1 }
      service.names = []
    }
  }

  func has(_ name: String) -> Bool {
    _ = revision
    return service.names.contains(name)
  }

  func add(_ name: String) {
    service.names.append(name)
    revision += 1
  }
}

@Observable
final class Board {
  var service = Service()
  var chore = Chore(id: 1, name: "")

  func add(_ name: String) {
    service.names.append(name)
    withMutation(keyPath: \.service) {}
  }

  func show(_ chore: Chore) {
    self.chore = chore
  }

  func rename(_ name: String) {
    chore.name = name
  }

  // `==` of `Chore` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Chore, _ rhs: Chore) -> Bool { true }
}

@Observable
final class Lines {
  private var lines: [String] = []
  var text: String { lines.joined() }

  func add(_ line: String) {
    lines.append(line)
    publish()
  }

  private func publish() {
    print(lines.count)
  }
}
