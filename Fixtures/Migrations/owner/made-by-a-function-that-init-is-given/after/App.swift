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

  init() {
    Log.lines += 1
  }
}

@Observable
final class Cover {
  var title = ""
  var next: Cover { Cover() }

  init() {
    Log.lines += 1
  }
}

@Observable
final class Session {
  static let shared = Session()
  var title = ""

  init() {
    Log.lines += 1
  }
}

struct FeedPage: View {
  @State private var feed: Feed

  init(feed: @autoclosure @escaping () -> Feed) {
    _feed = State(wrappedValue: feed())
  }

  var body: some View {
    Text(feed.title)
  }
}

struct PlayerPage: View {
  @State private var player: Player

  init(_ make: @escaping () -> Player = { Player() }) {
    _player = State(wrappedValue: make())
  }

  var body: some View {
    Text(player.title)
  }
}

struct CoverPage: View {
  @State private var cover: Cover

  init(cover: @autoclosure @escaping () -> Cover) {
    _cover = State(wrappedValue: cover())
  }

  var body: some View {
    Text(cover.title)
  }
}

struct TrackPage: View {
  @State private var player: Player

  init(_ make: @escaping () -> Player) {
    _player = State(wrappedValue: make())
  }

  var body: some View {
    Text(player.title)
  }
}

struct SessionPage: View {
  @State private var session: Session

  init(session: @autoclosure @escaping () -> Session) {
    _session = State(wrappedValue: session())
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
