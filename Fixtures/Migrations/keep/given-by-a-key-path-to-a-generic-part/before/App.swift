import SwiftUI

final class Note: ObservableObject {
  @Published var title = ""
}

struct Box<Held> {
  let held: Held
}

func take<Given>(_ given: Given) where Given: ObservableObject {}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View {
    Text(note.title).onAppear {
      take(Box(held: State(initialValue: note).wrappedValue)[keyPath: \.held])
    }
  }
}
