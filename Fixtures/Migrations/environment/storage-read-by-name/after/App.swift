import SwiftUI

@Observable
final class Form {
  var name = ""
  var isSent = false
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct FormView: View {
  @Environment(Form.self) private var form

  var body: some View {
    TextField("Name", text: Bindable(form).name)
    TextField("Again", text: Bindable(self.form).name)
    Text(_form.wrappedValue.name)
  }
}

struct SendButton: View {
  @Environment(Form.self) private var form: Form?

  var body: some View {
    Button("Send") {
      _form.wrappedValue?.isSent = true
      print(_form.wrappedValue!.name)
    }
  }
}

struct DraftView: View {
  @EnvironmentObject private var draft: Draft

  var body: some View {
    field(_draft.projectedValue)
  }

  private func field(_ draft: EnvironmentObject<Draft>.Wrapper) -> some View {
    TextField("Text", text: draft.text)
  }
}

@main
struct MyApp: App {
  @State private var form = Form()
  @StateObject private var draft = Draft()

  var body: some Scene {
    WindowGroup {
      FormView().environment(form)
      DraftView().environmentObject(draft)
    }
    .commands { CommandMenu("Form") { SendButton() } }
  }
}
