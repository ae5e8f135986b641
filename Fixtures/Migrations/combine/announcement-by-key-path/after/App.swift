import Combine
import SwiftUI

final class Item: ObservableObject {
  @Published var title = ""
}

final class Note: ObservableObject {
  @Published var title = ""
}

final class Page: ObservableObject {
  @Published var title = ""
}

@Observable
final class Free {
  var title = ""
}

struct Book {
  let page: Page
}

func changes(_ items: [Item], _ note: Note, _ book: Book) -> [ObservableObjectPublisher] {
  let path = \Note.objectWillChange
  return items.map(\.objectWillChange) + [note[keyPath: path], book[keyPath: \Book.page.objectWillChange]]
}

struct Screen: View {
  @State private var free = Free()
  var body: some View { Text(free.title) }
}
