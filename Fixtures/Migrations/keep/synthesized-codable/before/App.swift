import SwiftUI

final class Profile: ObservableObject, Codable {
  var name = ""
  var age = 0
}

struct ProfileView: View {
  @StateObject private var profile = Profile()

  var body: some View {
    Text(profile.name)
  }
}
