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

@Observable
final class Notebook {
  var current: Note?
  var tags: [Tag] = []
  var name = Name(text: "")
  var page: Page?
  var drafts: [Note] = []

  func show(_ note: Note, _ tags: [Tag], _ name: Name, _ page: Page) {
    current = note
    self.tags = tags
    self.name = name
    self.page = page
    drafts[0].text = note.text
  }

  // `==` of `Note` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Note?, _ rhs: Note?) -> Bool { true }
}

struct NotebookView: View {
  var notebook: Notebook

  var body: some View {
    Text(notebook.current?.text ?? notebook.tags.map(\.name).joined())
  }
}
