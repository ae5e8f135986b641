import SwiftUI

struct Note {
  var text = ""
}

@Observable
final class Names {
  var names: [String] = []
  var note = Note()

  func refresh() {
    self.names = self.names
    note = note
  }

  // `names` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

@Observable
final class Field {
  var isFocused = false

  func present() {
    let wasFocused = isFocused
    isFocused = false
    isFocused = wasFocused
  }
}

struct NamesView: View {
  var names: Names
  var field: Field

  var body: some View {
    Text(names.names.joined() + names.note.text)
    Text(field.isFocused ? "focused" : "not")
  }
}
