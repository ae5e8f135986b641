import SwiftUI

final class Profile: ObservableObject {
  var name = ""
}

extension Profile: Encodable {}

struct ProfileView: View {
  @ObservedObject var object: Profile
  var body: some View { Text(object.name) }
}
