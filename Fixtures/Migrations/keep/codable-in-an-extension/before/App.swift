import SwiftUI

final class Profile: ObservableObject {
  var name = ""
}

extension Profile: Encodable {}
