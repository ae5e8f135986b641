import SwiftUI

@Observable
final class Account {
  static let shared = Account()
  var name = ""
}

final class Server {
  static let shared = Server()
  private(set) var requests: [String] = []
  func ask(_ question: String) { requests.append(question) }
}

@Observable
final class Feed {
  var items: [String] = []

  init() {
    load()
  }

  private func load() {
    Server.shared.ask(Account.shared.name)
  }
}

@Observable
final class Player {
  var title: String

  init() {
    title = "none"
    Server.shared.ask("player")
    DispatchQueue.main.async { [weak self] in
      Server.shared.ask(self?.title ?? "")
    }
  }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    Text("\(feed.items.count)")
  }
}

struct PlayerView: View {
  @State private var player = Player()
  var body: some View {
    Text(player.title)
  }
}

@main
struct FeedApp: App {
  var body: some Scene {
    WindowGroup {
      FeedView()
      PlayerView()
    }
  }
}
