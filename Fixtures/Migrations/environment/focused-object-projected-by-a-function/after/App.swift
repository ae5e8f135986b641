import SwiftUI

final class Editor: ObservableObject { @Published var text = "" }
@Observable
final class Panel { var text = "" }

struct EditorCommands: Commands {
  @FocusedObject private var editor: Editor?
  @FocusedValue(Panel.self) private var panel: Panel?

  var body: some Commands {
    CommandMenu("Edit") {
      if panel != nil { TextField("Text", text: panel.map({ Bindable($0) }).unsafelyUnwrapped.text) }
      $editor.map { editor in TextField("Text", text: editor.text) }
    }
  }
}
