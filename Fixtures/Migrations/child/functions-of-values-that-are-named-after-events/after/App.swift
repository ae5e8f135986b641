import SwiftUI

@Observable
final class Library {
  var title = ""
  var count = 0
}

struct Handlers {
  /// What a menu shows, which it asks for when it opens.
  let onMenu: (Int) -> [String]
  /// What a row shows.
  let lines: (Int) -> [String]
  let onAdd: () -> Void
}

struct MenuView: View {
  var library: Library
  let handlers: Handlers
  let isOpen: Bool

  var body: some View {
    Text(library.title)
    Text(isOpen ? handlers.onMenu(1).joined() : "")
    Button("Add") {
      handlers.onAdd()
      library.count += 1
    }
  }
}

struct RowView: View {
  var library: Library
  let handlers: Handlers

  var body: some View {
    let _ = library.count  // Update when `count` changes; `lines` is not observable.
    Text(library.title)
    Text(handlers.lines(1).joined())
    Button("Add") {
      handlers.onAdd()
      library.count += 1
    }
  }
}

struct Root: View {
  @State private var library = Library()
  let handlers: Handlers

  var body: some View {
    MenuView(library: library, handlers: handlers, isOpen: library.count > 3)
    RowView(library: library, handlers: handlers)
  }
}
