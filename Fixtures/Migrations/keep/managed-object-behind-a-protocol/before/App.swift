import CoreData
import SwiftUI

protocol Titled: ObservableObject {
  var title: String { get }
}

final class Note: NSManagedObject, Titled {
  var title = ""
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View {
    Text(note.title)
  }
}
