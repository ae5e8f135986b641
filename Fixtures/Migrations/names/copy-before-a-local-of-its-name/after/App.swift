import SwiftUI

struct Form {
  var name = "" { didSet { onChange?() } }
  var onChange: (() -> Void)?
}

@Observable
final class Editor {
  var form = Form()

  init() {
    form.onChange = { [unowned self] in print(form.name) }
  }

  func append() {
    var updatedForm2 = form
    updatedForm2.name += "x"
    form = updatedForm2
    let updatedForm = form
    print(updatedForm.name)
  }

  func appendAgain() {
    let updatedForm = "y"
    var updatedForm3 = form
    updatedForm3.name += updatedForm
    form = updatedForm3
    let updatedForm2 = form
    print(updatedForm2.name)
  }

  func appendAlone() {
    var updatedForm = form
    updatedForm.name += "z"
    form = updatedForm
  }
}

struct EditorView: View {
  var editor: Editor

  var body: some View {
    Text(editor.form.name)
    Button("Append") {
      editor.append()
      editor.appendAgain()
      editor.appendAlone()
    }
  }
}
