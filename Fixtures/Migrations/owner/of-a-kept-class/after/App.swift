import Combine
import SwiftUI

@Observable
final class Counter {
  var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

struct SearchView: View {
  @State private var counter = Counter()
  @StateObject private var search = Search()

  var body: some View {
    TextField("\(counter.count)", text: $search.query)
  }
}
