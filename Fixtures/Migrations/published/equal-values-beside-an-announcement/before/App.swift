import SwiftUI

struct Post: Identifiable, Equatable {
  let id: Int
  var likes: Int
  static func == (a: Post, b: Post) -> Bool { a.id == b.id }
}

final class Feed: ObservableObject {
  @Published private(set) var posts = [Post(id: 1, likes: 0)]
  @Published private(set) var count = 0

  private func fetched() -> [Post] { posts.map { Post(id: $0.id, likes: $0.likes + 1) } }

  func reload() {
    posts = fetched()
    objectWillChange.send()
  }

  func add() {
    count += 1
    objectWillChange.send()
  }
}

struct FeedView: View {
  @StateObject private var feed = Feed()
  var body: some View {
    ForEach(feed.posts) { Text("\($0.likes) of \(feed.count)") }
    Button("Reload") { feed.reload() }
    Button("Add") { feed.add() }
  }
}
