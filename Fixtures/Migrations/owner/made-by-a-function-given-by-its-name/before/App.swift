import SwiftUI

final class Log {
  nonisolated(unsafe) static var lines = 0
}

final class Feed: ObservableObject {
  @Published var title = ""

  init() {
    Log.lines += 1
  }
}

final class Player: ObservableObject {
  @Published var title = ""
}

enum Factory {
  @MainActor static func makeFeed() -> Feed { Feed() }
  @MainActor static func makePlayer() -> Player { Player() }
}

struct FeedPage: View {
  @StateObject private var feed: Feed

  init(make: @escaping () -> Feed = Feed.init) {
    _feed = StateObject(wrappedValue: make())
  }

  var body: some View { Text(feed.title) }
}

struct GivenPage: View {
  @StateObject private var feed: Feed

  init(make: @escaping () -> Feed) {
    _feed = StateObject(wrappedValue: make())
  }

  var body: some View { Text(feed.title) }
}

struct PlayerPage: View {
  @StateObject private var player: Player

  init(make: @escaping () -> Player) {
    _player = StateObject(wrappedValue: make())
  }

  var body: some View { Text(player.title) }
}

struct Root: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    FeedPage()
    GivenPage(make: Factory.makeFeed)
    PlayerPage(make: Factory.makePlayer)
  }
}
