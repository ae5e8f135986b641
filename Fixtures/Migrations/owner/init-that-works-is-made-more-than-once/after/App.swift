import SwiftUI

@Observable
final class Library {
  var titles: [String] = []

  init() {
    load()
  }

  func load() {
    titles = ["One", "Two"]
  }
}

struct LibraryView: View {
  @State private var library = Library()

  var body: some View {
    Text(library.titles.joined())
  }
}
