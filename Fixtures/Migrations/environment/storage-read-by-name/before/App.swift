import SwiftUI

final class Form: ObservableObject {
  @Published var name = ""
  @Published var isSent = false
}

final class Draft: ObservableObject {
  @Published var text = ""
}

struct FormView: View {
  @EnvironmentObject private var form: Form

  var body: some View {
    TextField("Name", text: _form.projectedValue.name)
    TextField("Again", text: self._form.projectedValue.name)
    Text(_form.wrappedValue.name)
  }
}

struct SendButton: View {
  @EnvironmentObject private var form: Form

  var body: some View {
    Button("Send") {
      _form.wrappedValue.isSent = true
      print(_form.wrappedValue.name)
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
  @StateObject private var form = Form()
  @StateObject private var draft = Draft()

  var body: some Scene {
    WindowGroup {
      FormView().environmentObject(form)
      DraftView().environmentObject(draft)
    }
    .commands { CommandMenu("Form") { SendButton() } }
  }
}
