import SwiftUI

final class Editor: ObservableObject { @Published var text = "" }
final class Panel: ObservableObject { @Published var text = "" }

struct EditorCommands: Commands {
  @FocusedObject private var editor: Editor?
  @FocusedObject private var panel: Panel?

  var body: some Commands {
    CommandMenu("Edit") {
      if panel != nil { TextField("Text", text: $panel.unsafelyUnwrapped.text) }
      $editor.map { editor in TextField("Text", text: editor.text) }
    }
  }
}
