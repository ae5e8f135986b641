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

final class Viewer: Plain, ObservableObject {
  @Published var page = 0
}

struct EditorView: View {
  @ObservedObject var editor: Editor
  @ObservedObject var viewer: Viewer

  var body: some View {
    Text(editor.isBusy ? "Busy" : editor.text)
    Text("\(viewer.page)")
  }
}
