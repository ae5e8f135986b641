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

struct Name: Equatable {
  let text: String

  static func == (left: Name, right: Name) -> Bool { left.text == right.text }
}

struct Page: Equatable {
  let id: Int
  var text: String

  func isSame(as other: Page) -> Bool { id == other.id }
}

final class Notebook: ObservableObject {
  @Published var current: Note?
  @Published var tags: [Tag] = []
  @Published var name = Name(text: "")
  @Published var page: Page?
  @Published var drafts: [Note] = []

  func show(_ note: Note, _ tags: [Tag], _ name: Name, _ page: Page) {
    current = note
    self.tags = tags
    self.name = name
    self.page = page
    drafts[0].text = note.text
  }
}

struct NotebookView: View {
  @ObservedObject var notebook: Notebook

  var body: some View {
    Text(notebook.current?.text ?? notebook.tags.map(\.name).joined())
  }
}
