import SwiftData
import SwiftUI

@Model
final class Note: ObservableObject {
  var text = ""
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View {
    Text(note.text)
  }
}
