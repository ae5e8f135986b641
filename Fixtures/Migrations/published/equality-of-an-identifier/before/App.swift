import SwiftUI

struct Note: Equatable {
  let id: Int
  var text: String

  static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

struct Tag: Equatable {
  let id: Int
  var name: String
}

final class Notebook: ObservableObject {
  @Published var current: Note?
  @Published var tags: [Tag] = []
}

struct NotebookView: View {
  @ObservedObject var notebook: Notebook

  var body: some View {
    Text(notebook.current?.text ?? notebook.tags.map(\.name).joined())
  }
}
