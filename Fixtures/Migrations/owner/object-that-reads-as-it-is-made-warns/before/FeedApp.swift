import SwiftUI

final class Account: ObservableObject {
  static let shared = Account()
  @Published var name = ""
}

final class Server {
  static let shared = Server()
  private(set) var requests: [String] = []
  func ask(_ question: String) { requests.append(question) }
}

final class Feed: ObservableObject {
  @Published var items: [String] = []

  init() {
    load()
  }

  private func load() {
    Server.shared.ask(Account.shared.name)
  }
}

final class Player: ObservableObject {
  @Published var title: String

  init() {
    title = "none"
    Server.shared.ask("player")
    DispatchQueue.main.async { [weak self] in
      Server.shared.ask(self?.title ?? "")
    }
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    Text("\(feed.items.count)")
  }
}

struct PlayerView: View {
  @StateObject private var player = Player()
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
