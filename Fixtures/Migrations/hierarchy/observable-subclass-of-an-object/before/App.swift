import SwiftUI

class Screen: ObservableObject {
  @Published var title = ""
}

@Observable
final class Index: Screen {
  var letters: [String] = []
  private var count = 0
}

final class Search: Screen {
  @Published var query = ""
}

class Draft: ObservableObject {
  @Published var text = ""
}

@Observable
final class Held: Draft {
  var count = 0
}

struct IndexView: View {
  @State private var index = Index()
  @StateObject private var search = Search()
  @StateObject private var held = Held()

  var body: some View {
    Text("\(index.letters.count) \(search.query) \(held.count)")
  }
}
