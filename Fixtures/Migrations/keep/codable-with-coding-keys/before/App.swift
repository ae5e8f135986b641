import SwiftUI

final class Profile: ObservableObject, Codable {
  var name = ""

  enum CodingKeys: String, CodingKey {
    case name = "full_name"
  }
}
