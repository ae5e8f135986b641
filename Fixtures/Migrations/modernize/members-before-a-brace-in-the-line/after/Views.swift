import SwiftUI

struct FieldView: View {
  var object: Forms.Form
  var body: some View { Text(object.name) }
}
