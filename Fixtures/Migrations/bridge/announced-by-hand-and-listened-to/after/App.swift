import Combine
import SwiftUI

final class Note {
  var text = ""
}

@Observable
final class Editor {
  let objectWillChange = ObservableObjectPublisher()
  var note = Note() {
    willSet { objectWillChange.send() }
  }

  var sound: Bool {
    get {
      access(keyPath: \.sound)
      return UserDefaults.standard.bool(forKey: "sound")
    }
    set {
      objectWillChange.send()
      withMutation(keyPath: \.sound) {
        UserDefaults.standard.set(newValue, forKey: "sound")
      }
    }
  }

  func write(_ text: String) {
    note.text = text
    self.objectWillChange.send()
    self.withMutation(keyPath: \.note) {}
  }
}

@Observable
final class Flags {
  let objectWillChange = ObservableObjectPublisher()
  private let names: Names

  /// Incremented when data changes that `@Observable` cannot track; views read it to update.
  private var revision = 0

  init(names: Names) {
    self.names = names
  }

  var count: Int {
    _ = revision
    return names.all.count
  }

  func add(_ name: String) {
    names.all.insert(name)
    announceChange()
  }

  /// Notifies observers that this object may have changed.
  private func announceChange() {
    objectWillChange.send()
    revision += 1
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
