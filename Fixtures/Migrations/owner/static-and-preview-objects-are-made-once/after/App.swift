import SwiftUI

enum Log {
  nonisolated(unsafe) static var count = 0
}

@Observable
final class Feed {
  var posts: [String] = []

  init() { Log.count += 1 }
}

struct FeedView: View {
  var feed: Feed

  var body: some View { Text("\(feed.posts.count)") }
}

struct Shared: View {
  @State static var feed = Feed()

  var body: some View { Text("shared") }
}

struct FeedView_Previews: PreviewProvider {
  struct Holder: View {
    @State private var feed = Feed()
    var body: some View { FeedView(feed: feed) }
  }

  static var previews: some View { Holder() }
}

struct OwnerView: View {
  @State private var feed = Feed()

  var body: some View { FeedView(feed: feed) }
}
