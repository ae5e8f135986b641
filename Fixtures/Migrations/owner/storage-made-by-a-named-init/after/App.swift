import SwiftUI

@Observable
final class Feed {
  var title: String

  init(title: String) { self.title = title }
}

struct FeedView: View {
  @State private var feed: Feed
  let name: String

  init(title: String) {
    name = title
    self._feed = State.init(wrappedValue: Feed(title: title))
  }

  var body: some View { Row(feed: feed) }
}

struct Row: View {
  @Bindable var feed: Feed
  var other: Feed

  init(feed: Feed) {
    _feed = Bindable.init(feed)
    self.other = feed
  }

  var body: some View { TextField(other.title, text: $feed.title) }
}
