import SwiftUI

struct FieldView: View {
  @ObservedObject var object: Profile
  var body: some View { Text(object.name) }
}
