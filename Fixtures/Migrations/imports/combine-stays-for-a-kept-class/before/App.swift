import Combine

final class Counter: ObservableObject {
  @Published var count = 0
}

final class Search: ObservableObject {
  @Published var query = ""

  func log() -> Any {
    $query.sink { print($0) }
  }
}
