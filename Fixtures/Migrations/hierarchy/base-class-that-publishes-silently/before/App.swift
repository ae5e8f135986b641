import Combine
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
  @ObservedObject var editor: Editor
  @ObservedObject var viewer: Viewer

  var body: some View {
    Text(editor.isBusy ? "Busy" : editor.text)
    Text("\(viewer.page)")
  }
}
