import SwiftUI

final class Profile: ObservableObject, Codable {
  var name = ""

  enum CodingKeys: String, CodingKey {
    case name = "full_name"
  }
}

struct ProfileView: View {
  @ObservedObject var object: Profile
  var body: some View { Text(object.name) }
}
