import Combine
import SwiftUI

final class Note {
  var text = ""
}

final class Editor: ObservableObject {
  @Published var note = Note()

  var sound: Bool {
    get {
      UserDefaults.standard.bool(forKey: "sound")
    }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "sound")
    }
  }

  func write(_ text: String) {
    note.text = text
    self.objectWillChange.send()
  }
}

final class Flags: ObservableObject {
  private let names: Names

  init(names: Names) {
    self.names = names
  }

  var count: Int { names.all.count }

  func add(_ name: String) {
    names.all.insert(name)
    objectWillChange.send()
  }
}

final class Names {
  var all: Set<String> = []
}

final class Controller {
  private var cancellables: Set<AnyCancellable> = []

  init(editor: Editor, flags: Flags) {
    editor.objectWillChange.sink { print("editor") }.store(in: &cancellables)
    flags.objectWillChange.sink { print("flags") }.store(in: &cancellables)
  }
}
