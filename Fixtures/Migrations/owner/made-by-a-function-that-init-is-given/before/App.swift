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

  init() {
    Log.lines += 1
  }
}

final class Cover: ObservableObject {
  @Published var title = ""
  var next: Cover { Cover() }

  init() {
    Log.lines += 1
  }
}

final class Session: ObservableObject {
  static let shared = Session()
  @Published var title = ""

  init() {
    Log.lines += 1
  }
}

struct FeedPage: View {
  @StateObject private var feed: Feed

  init(feed: @autoclosure @escaping () -> Feed) {
    _feed = StateObject(wrappedValue: feed())
  }

  var body: some View {
    Text(feed.title)
  }
}

struct PlayerPage: View {
  @StateObject private var player: Player

  init(_ make: @escaping () -> Player = { Player() }) {
    _player = StateObject(wrappedValue: make())
  }

  var body: some View {
    Text(player.title)
  }
}

struct CoverPage: View {
  @StateObject private var cover: Cover

  init(cover: @autoclosure @escaping () -> Cover) {
    _cover = StateObject(wrappedValue: cover())
  }

  var body: some View {
    Text(cover.title)
  }
}

struct TrackPage: View {
  @StateObject private var player: Player

  init(_ make: @escaping () -> Player) {
    _player = StateObject(wrappedValue: make())
  }

  var body: some View {
    Text(player.title)
  }
}

struct SessionPage: View {
  @StateObject private var session: Session

  init(session: @autoclosure @escaping () -> Session) {
    _session = StateObject(wrappedValue: session())
  }

  var body: some View {
    Text(session.title)
  }
}

struct Root: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    FeedPage(feed: Feed())
    PlayerPage()
    CoverPage(cover: Cover().next)
    TrackPage {
      print("made")
      return Player()
    }
    SessionPage(session: Session.shared)
  }
}
