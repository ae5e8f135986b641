import Combine
import Foundation

class Base: ObservableObject, Codable {
  var name = ""
}

final class Heir: Base {
  var age = 0
}

final class Half: ObservableObject, Codable {
  var name = ""

  enum CodingKeys: String, CodingKey {
    case name
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
  }
}

final class Named: ObservableObject, Codable {
  var name = ""
  static var first: String { CodingKeys.name.stringValue }

  enum CodingKeys: String, CodingKey {
    case name
  }
}

final class Plain: ObservableObject, Codable {
  var name = ""

  enum CodingKeys: CodingKey {
    case name

    var stringValue: String { "title" }
    init?(stringValue: String) { nil }
    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }
}

final class Lazy: ObservableObject, Codable {
  var name = ""
  lazy var title: String? = name
}

final class Numbered: ObservableObject, Codable {
  var name = ""

  enum CodingKeys: Int, CodingKey {
    case name
  }
}
