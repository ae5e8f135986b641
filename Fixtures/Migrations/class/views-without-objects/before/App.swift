import SwiftUI

struct NameView: View {
  @State private var name = ""
  @Binding var isOn: Bool
  @AppStorage("age") private var age = 0
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($isFocused)
      Toggle("On", isOn: $isOn)
      Stepper("\(age)", value: $age)
      Button("Done") { dismiss() }
    }
  }
}
