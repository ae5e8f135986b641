import SwiftUI

enum Log {
  nonisolated(unsafe) static var count = 0
}

final class Feed: ObservableObject {
  @Published var posts: [String] = []

  init() { Log.count += 1 }
}

struct FeedView: View {
  @ObservedObject var feed: Feed

  var body: some View { Text("\(feed.posts.count)") }
}

struct Shared: View {
  @StateObject static var feed = Feed()

  var body: some View { Text("shared") }
}

struct FeedView_Previews: PreviewProvider {
  struct Holder: View {
    @StateObject private var feed = Feed()
    var body: some View { FeedView(feed: feed) }
  }

  static var previews: some View { Holder() }
}

struct OwnerView: View {
  @StateObject private var feed = Feed()

  var body: some View { FeedView(feed: feed) }
}
