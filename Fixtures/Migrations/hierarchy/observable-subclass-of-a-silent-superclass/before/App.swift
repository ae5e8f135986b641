import Combine
import SwiftUI

class Screen: ObservableObject {
  let title = "Screen"
}

@Observable
final class Index: Screen {
  var letters: [String] = []
}

final class Search: Screen {
  @Published var query = ""
  private var log: AnyCancellable?

  func start() {
    log = $query.sink { print($0) }
  }
}

final class Other: ObservableObject {
  @Published var count = 0
}
