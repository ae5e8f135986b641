import SwiftUI

struct FieldView: View {
  @ObservedObject var object: Forms.Form
  var body: some View { Text(object.name) }
}
