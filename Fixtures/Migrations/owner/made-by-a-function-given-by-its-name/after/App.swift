import SwiftUI

final class Log {
  nonisolated(unsafe) static var lines = 0
}

@Observable
final class Feed {
  var title = ""

  init() {
    Log.lines += 1
  }
}

@Observable
final class Player {
  var title = ""
}

enum Factory {
  @MainActor static func makeFeed() -> Feed { Feed() }
  @MainActor static func makePlayer() -> Player { Player() }
}

struct FeedPage: View {
  @State private var feed: Feed

  init(make: @escaping () -> Feed = Feed.init) {
    _feed = State(wrappedValue: make())
  }

  var body: some View { Text(feed.title) }
}

struct GivenPage: View {
  @State private var feed: Feed

  init(make: @escaping () -> Feed) {
    _feed = State(wrappedValue: make())
  }

  var body: some View { Text(feed.title) }
}

struct PlayerPage: View {
  @State private var player: Player

  init(make: @escaping () -> Player) {
    _player = State(wrappedValue: make())
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
