import SwiftUI

final class Library: ObservableObject {
  @Published var titles: [String] = []
}

struct Shelf: View {
  @StateObject private var library = Library()

  var body: some View { Cell().environmentObject(library) }

  struct Cell: View {
    @EnvironmentObject var library: Library

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
