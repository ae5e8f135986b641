import SwiftUI

final class Feed: ObservableObject {
  @Published var title: String

  init(title: String) { self.title = title }
}

struct FeedView: View {
  @StateObject private var feed: Feed
  let name: String

  init(title: String) {
    self._feed = StateObject.init(wrappedValue: Feed(title: title))
    name = title
  }

  var body: some View { Row(feed: feed) }
}

struct Row: View {
  @ObservedObject var feed: Feed
  @ObservedObject var other: Feed

  init(feed: Feed) {
    _feed = ObservedObject.init(initialValue: feed)
    _other = ObservedObject<Feed>.init(wrappedValue: feed)
  }

  var body: some View { TextField(other.title, text: $feed.title) }
}
