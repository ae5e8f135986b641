import Combine
import SwiftUI
final class FieldModel: ObservableObject { @Published var isValid = false }
struct V: View {
  @ObservedObject var field: FieldModel
  var body: some View { Toggle("Valid", isOn: $field.isValid) }
}
func all(_ fields: [FieldModel]) -> [Published<Bool>.Publisher] { fields.map(\.$isValid) }
final class OtherModel: ObservableObject { @Published var isOn = false }
struct W: View {
  @ObservedObject var other: OtherModel
  var body: some View { Toggle("On", isOn: $other.isOn) }
}
