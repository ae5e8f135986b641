import SwiftUI

class Worker {
  @Published var isBusy = false
}

class Plain {
  var name = ""
}

final class Editor: Worker, ObservableObject {
  @Published var text = ""
}

@Observable
final class Viewer: Plain {
  var page = 0
}

struct EditorView: View {
  @ObservedObject var editor: Editor
  var viewer: Viewer

  var body: some View {
    Text(editor.isBusy ? "Busy" : editor.text)
    Text("\(viewer.page)")
  }
}
