import Combine
import SwiftUI

@Observable
class Worker {
  var isBusy = false
}

class Plain {
  var name = ""
}

@Observable
final class Editor: Worker {
  var text = ""
}

@Observable
final class Viewer: Plain {
  var page = 0
}

/// No observable object, and none to be.
final class Sorter: Worker {
  var order = 0
}

class Relay {
  @Published var count = 0

  func counts() -> AnyCancellable { $count.sink { print($0) } }
}

final class Sender: Relay, ObservableObject {
  @Published var isOn = false
}

struct EditorView: View {
  var editor: Editor
  var viewer: Viewer

  var body: some View {
    Text(editor.isBusy ? "Busy" : editor.text)
    Text("\(viewer.page)")
  }
}
