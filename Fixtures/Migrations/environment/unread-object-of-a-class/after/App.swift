import SwiftUI

@Observable
final class Shelf {
  var books: [String] = []
}

final class Generator {
  static func fill(_ other: Shelf) { other.books = ["one"] }
}

struct ShelfView: View {
  @Environment(Shelf.self) var shelf

  var body: some View { Text(shelf.books.joined()) }
}
