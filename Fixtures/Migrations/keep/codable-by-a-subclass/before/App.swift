import SwiftUI

class Profile: ObservableObject, Codable {
  var name = ""
}

final class User: Profile {
  @Published var isOnline = false
}
