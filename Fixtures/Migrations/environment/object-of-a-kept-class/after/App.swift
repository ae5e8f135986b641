import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""

  func log() -> AnyCancellable {
    $query.sink { print($0) }
  }
}

struct SearchView: View {
  @Environment(Counter.self) var counter
  @EnvironmentObject var search: Search

  var body: some View {
    TextField("\(counter.count)", text: $search.query)
  }
}

struct Screen: View {
  var body: some View {
    SearchView().environment(Counter()).environmentObject(Search())
  }
}
