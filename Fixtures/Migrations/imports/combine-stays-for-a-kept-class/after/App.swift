import Combine
import Observation

@Observable
final class Counter {
  var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""

  func log() -> Any {
    $query.sink { print($0) }
  }
}
