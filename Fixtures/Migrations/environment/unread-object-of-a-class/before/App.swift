import SwiftUI

final class Shelf: ObservableObject {
  @Published var books: [String] = []
}

final class Generator {
  @EnvironmentObject var shelf: Shelf

  static func fill(_ other: Shelf) { other.books = ["one"] }
}

struct ShelfView: View {
  @EnvironmentObject var shelf: Shelf

  var body: some View { Text(shelf.books.joined()) }
}
