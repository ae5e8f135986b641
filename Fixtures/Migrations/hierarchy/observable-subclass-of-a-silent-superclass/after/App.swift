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

@Observable
final class Other {
  var count = 0
}
