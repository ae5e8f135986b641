import Combine
import SwiftUI

final class Server {
  static let shared = Server()
  private(set) var requests: [String] = []
  func load() { requests.append("load") }
}

final class Search: ObservableObject {
  @Published var query = ""
  private var sinks: Set<AnyCancellable> = []

  init() {
    Server.shared.load()
    $query.sink { print($0) }.store(in: &sinks)
  }
}

final class Other: ObservableObject {
  @Published var title = ""

  init() {
    Server.shared.load()
  }

  func load() { print(title) }
}

struct SearchView: View {
  @StateObject private var search = Search()
  @StateObject private var other = Other()
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
