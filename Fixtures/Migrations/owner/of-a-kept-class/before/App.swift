import Combine
import SwiftUI

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

struct SearchView: View {
  @StateObject private var counter = Counter()
  @StateObject private var search = Search()

  var body: some View {
    TextField("\(counter.count)", text: $search.query)
  }
}
