import SwiftUI

final class Note {
  var text = ""
}

@Observable
final class Editor {
  var note = Note()
  var notes: [Note] = []

  func write(_ text: String) {
    note.text = text
    withMutation(keyPath: \.note) {}
  }

  func clear() {
    notes[0].text = ""
    withMutation(keyPath: \.notes) {}
  }

  func add(_ note: Note) {
    notes.append(note)
  }
}
