import CoreData
import SwiftUI

final class Note: NSManagedObject {
  var text = ""
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View {
    TextField("Text", text: $note.text)
  }
}
