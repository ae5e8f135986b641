import Combine
import Foundation

final class Profile: ObservableObject, Codable {
  var name = "n" { willSet { objectWillChange.send() } }
  var age = 0, size = 1.5
  let id = 7
  var note: String?
  private var seen = 0

  init() {}
}

final class Account: ObservableObject {
  var name = ""
  var tags: [String] = []
  private(set) var count = 1

  init() {}

  func rename(_ name: String) {
    objectWillChange.send()
    self.name = name
  }

  private enum CodingKeys: String, CodingKey {
    case name = "full_name", tags
  }
}

extension Account: Codable {}

final class Reader: ObservableObject, Decodable {
  var title = ""
}

final class Page: ObservableObject, Codable {
  var title = "t"
  @Published var selection: Int?
  private enum CodingKeys: CodingKey { case title }
}
