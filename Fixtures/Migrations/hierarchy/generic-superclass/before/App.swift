import SwiftUI

class Store<Item: Identifiable>: ObservableObject {
  @Published var items: [Item] = []
}

struct Note: Identifiable {
  let id = 0
}

final class NoteStore: Store<Note> {
  @Published var filter = ""
}

struct NoteCount: View {
  @EnvironmentObject var notes: NoteStore
  @EnvironmentObject var archive: Store<Note>

  var body: some View {
    Text("\(notes.items.count) \(archive.items.count)")
  }
}
