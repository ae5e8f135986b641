import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""

  func log() -> AnyCancellable {
    $query.sink { print($0) }
  }
}

struct SearchView: View {
  @EnvironmentObject var counter: Counter
  @EnvironmentObject var search: Search

  var body: some View {
    TextField("\(counter.count)", text: $search.query)
  }
}

struct Screen: View {
  var body: some View {
    SearchView().environmentObject(Counter()).environmentObject(Search())
  }
}
