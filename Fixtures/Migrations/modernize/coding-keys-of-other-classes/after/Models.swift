import Combine
import Foundation
import Observation

// observify:ignore -- rewritten next
final class Draft: ObservableObject, Codable {
  var name = ""
}

@Observable
final class Profile: Codable {
  var name = ""
  let version = 1

  private enum CodingKeys: String, CodingKey {
    case _name = "name", version
  }
}
