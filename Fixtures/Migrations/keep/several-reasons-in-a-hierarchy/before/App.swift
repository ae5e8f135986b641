import Combine
import SwiftUI

class Screen: ObservableObject {
  @Published var title = ""
}

final class Page: Screen {
  @Published var `default` = 0
}

final class List: Screen {
  @Published var query = ""

  func log() -> AnyCancellable {
    $query.sink { print($0) }
  }
}
