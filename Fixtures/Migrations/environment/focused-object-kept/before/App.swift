import SwiftUI

final class Editor: ObservableObject {
  @Published var text = ""
}

final class Panel: ObservableObject {
  @Published var text = ""
}

class Base: ObservableObject {
  @Published var text = ""
}

final class Sub: Base {}

final class Store<Item>: ObservableObject {
  @Published var items: [Item] = []
}

final class Notes: ObservableObject {
  @Published var text = ""
}

struct EditorCommands: Commands {
  @FocusedObject private var editor: Editor?
  @FocusedObject private var panel: Panel?
  @FocusedObject private var base: Base?
  @FocusedObject private var store: Store<Int>?
  @FocusedObject private var notes: Optional<Notes>

  var body: some Commands {
    CommandMenu("Edit") {
      if let editor = $editor {
        TextField("Text", text: editor.text)
      }
      Text(_panel.wrappedValue?.text ?? "")
      Text(base?.text ?? notes?.text ?? "")
      Text(store.map { "\($0.items.count)" } ?? "")
    }
  }
}

struct SubView: View {
  @StateObject private var sub = Sub()

  var body: some View {
    Text(sub.text).focusedObject(sub)
  }
}
