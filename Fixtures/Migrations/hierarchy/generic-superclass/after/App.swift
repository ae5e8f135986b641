import SwiftUI

@Observable
class Store<Item: Identifiable> {
  var items: [Item] = []
}

struct Note: Identifiable {
  let id = 0
}

@Observable
final class NoteStore: Store<Note> {
  var filter = ""
}

struct NoteCount: View {
  @Environment(NoteStore.self) var notes
  @Environment(Store<Note>.self) var archive

  var body: some View {
    Text("\(notes.items.count) \(archive.items.count)")
  }
}
