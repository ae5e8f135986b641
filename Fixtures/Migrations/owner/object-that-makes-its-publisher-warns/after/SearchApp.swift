import Combine
import SwiftUI

final class Server {
  static let shared = Server()
  private(set) var requests: [String] = []
  func load() { requests.append("load") }
}

@Observable
final class Search {
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  private let queryPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var sinks: Set<AnyCancellable> = []

  init() {
    Server.shared.load()
    queryPublisher.sink { print($0) }.store(in: &sinks)
  }
}

@Observable
final class Other {
  var title = ""

  init() {
    Server.shared.load()
  }

  func load() { print(title) }
}

struct SearchView: View {
  @State private var search = Search()
  @State private var other = Other()
  var body: some View {
    Text(search.query + other.title)
  }
}

@main
struct SearchApp: App {
  var body: some Scene {
    WindowGroup {
      SearchView()
    }
  }
}
