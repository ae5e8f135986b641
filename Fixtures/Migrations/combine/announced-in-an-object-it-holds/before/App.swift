import SwiftUI

final class Note {
  var text = ""
}

final class Editor: ObservableObject {
  @Published var note = Note()
  @Published var notes: [Note] = []

  func write(_ text: String) {
    note.text = text
    objectWillChange.send()
  }

  func clear() {
    notes[0].text = ""
    objectWillChange.send()
  }

  func add(_ note: Note) {
    notes.append(note)
    objectWillChange.send()
  }
}
