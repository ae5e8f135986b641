import SwiftUI

struct Note {
  var text = ""
}

final class Names: ObservableObject {
  @Published var names: [String] = []
  @Published var note = Note()

  func refresh() {
    self.names = self.names
    note = note
  }
}

final class Field: ObservableObject {
  @Published var isFocused = false

  func present() {
    let wasFocused = isFocused
    isFocused = false
    isFocused = wasFocused
  }
}

struct NamesView: View {
  @ObservedObject var names: Names
  @ObservedObject var field: Field

  var body: some View {
    Text(names.names.joined() + names.note.text)
    Text(field.isFocused ? "focused" : "not")
  }
}
