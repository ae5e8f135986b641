import Foundation
import Observation

@Observable
final class Profile: Codable {
  var name = "n"
  var age = 0
  var size = 1.5
  let id = 7
  var note: String?
  @ObservationIgnored private var seen = 0

  init() {}

  private enum CodingKeys: String, CodingKey {
    case _name = "name"
    case _age = "age"
    case _size = "size"
    case id
    case _note = "note"
    case seen
  }
}

@Observable
final class Account {
  var name = ""
  var tags: [String] = []
  private(set) var count = 1

  init() {}

  func rename(_ name: String) {
    self.name = name
  }

  private enum CodingKeys: String, CodingKey {
    case _name = "full_name", _tags = "tags"
  }
}

extension Account: Codable {}

@Observable
final class Reader: Decodable {
  var title = ""

  private enum CodingKeys: String, CodingKey {
    case _title = "title"
  }
}

@Observable
final class Page: Codable {
  var title = "t"
  var selection: Int?
  private enum CodingKeys: String, CodingKey { case _title = "title" }
}
