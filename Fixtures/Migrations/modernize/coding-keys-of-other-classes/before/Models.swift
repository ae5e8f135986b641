import Combine
import Foundation

// observify:ignore -- rewritten next
final class Draft: ObservableObject, Codable {
  var name = ""
}

final class Profile: ObservableObject, Codable {
  var name = ""
  let version = 1

  private enum CodingKeys: String, CodingKey {
    case name, version
  }
}
