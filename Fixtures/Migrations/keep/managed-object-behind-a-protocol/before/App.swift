import CoreData
import SwiftUI

protocol Titled: ObservableObject {
  var title: String { get }
}

final class Note: NSManagedObject, Titled {
  var title = ""
}

class Entity: NSManagedObject {}

/// Below a base class of the project's own.
final class Task: Entity {
  @NSManaged var title: String
}

extension Task: Titled {}

class Plain {}

final class Draft: Plain, Titled {
  var title = ""
}

struct TitleView<Item: Titled>: View {
  @ObservedObject var item: Item

  var body: some View {
    Text(item.title)
  }
}

struct NoteView: View {
  @ObservedObject var note: Note

  var body: some View {
    Text(note.title)
  }
}
