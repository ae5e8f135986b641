import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []

  init() {
    load()
  }

  func load() {
    titles = ["One", "Two"]
  }
}

struct LibraryView: View {
  @StateObject private var library = Library()

  var body: some View {
    Text(library.titles.joined())
  }
}
