import SwiftUI

struct FieldView: View {
  var object: Profile
  var body: some View { Text(object.name) }
}
