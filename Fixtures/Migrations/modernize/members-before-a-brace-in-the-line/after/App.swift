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

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  var count: Int {
    _ = revision
    return store.names.count
  }

  func load() { store.names = ["a"]; revision += 1 } }
