import SwiftUI

@Observable
class Screen {
  var title = ""
}

@Observable
final class Index: Screen {
  var letters: [String] = []
  private var count = 0
}

@Observable
final class Search: Screen {
  var query = ""
}

@Observable
class Draft {
  var text = ""
}

@Observable
final class Held: Draft {
  var count = 0
}

struct IndexView: View {
  @State private var index = Index()
  @State private var search = Search()
  @State private var held = Held()

  var body: some View {
    Text("\(index.letters.count) \(search.query) \(held.count)")
  }
}
