import SwiftUI

struct Form {
  var name = "" { didSet { onChange?() } }
  var onChange: (() -> Void)?
}

final class Editor: ObservableObject {
  @Published var form = Form()

  init() {
    form.onChange = { [unowned self] in print(form.name) }
  }

  func append() {
    form.name += "x"
    let updatedForm = form
    print(updatedForm.name)
  }

  func appendAgain() {
    let updatedForm = "y"
    form.name += updatedForm
    let updatedForm2 = form
    print(updatedForm2.name)
  }

  func appendAlone() {
    form.name += "z"
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text(editor.form.name)
    Button("Append") {
      editor.append()
      editor.appendAgain()
      editor.appendAlone()
    }
  }
}
