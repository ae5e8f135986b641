import Foundation
import Observation

enum Forms {
  @Observable
  final class Form: Codable {
    var name = ""
    var size = 1

    private enum CodingKeys: String, CodingKey {
      case _name = "name"
      case _size = "size"
    }
  }
}

final class Store {
  var names: [String] = []
}

@Observable
final class Counter {
  private let store = Store()

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private var revision = 0

  var count: Int {
    _ = revision
    return store.names.count
  }

  func load() { store.names = ["a"]; revision += 1 } }
