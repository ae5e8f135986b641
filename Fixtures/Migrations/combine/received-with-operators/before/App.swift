import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  func run(_ query: String) {}
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Search", text: $search.query)
      .onReceive(search.$query.debounce(for: 0.3, scheduler: RunLoop.main)) { search.run($0) }
  }
}
