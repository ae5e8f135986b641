import SwiftUI

@Observable
final class Library {
  var titles: [String] = []
}

struct Shelf: View {
  @State private var library = Library()

  var body: some View { Cell().environment(library) }

  struct Cell: View {
    @Environment(Library.self) var library

    var body: some View { Text("\(library.titles.count)") }
  }
}

struct Search: View {
  var body: some View { Cell() }

  struct Cell: View {
    var body: some View { Text("found") }
  }
}

@main
struct Reader: App {
  var body: some Scene {
    WindowGroup {
      Shelf()
      Search()
    }
  }
}
