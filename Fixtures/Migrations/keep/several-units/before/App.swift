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

struct Screen: View {
  @ObservedObject var counter: Counter
  @ObservedObject var search: Search

  var body: some View {
    VStack {
      Stepper("Count", value: $counter.count)
      TextField("Search", text: $search.query)
    }
  }
}
