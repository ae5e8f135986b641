import Combine
import SwiftUI

final class Store {
  var names: [String] = []
}

// observify:ignore -- rewritten next
final class Search: ObservableObject {
  @Published var query = ""
  @Published var words = ""
  @Published var first = ""
  var store = Store()

  init(_ queries: AnyPublisher<String, Never>) { queries.assign(to: &$query) }

  var log: AnyCancellable { $words.sink { print($0) } }

  var firsts: Published<String>.Publisher { $first }

  func load() {
    store.names = ["a"]
    objectWillChange.send()
  }

  var isLoud: Bool {
    get {
      UserDefaults.standard.bool(forKey: "loud")
    }
    set {
      objectWillChange.send()
      UserDefaults.standard.set(newValue, forKey: "loud")
    }
  }
}

@Observable
final class Form {
  var query = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init(_ queries: AnyPublisher<String, Never>) { queries.sink { [weak self] in self?.query = $0 }.store(in: &cancellables) }
}
