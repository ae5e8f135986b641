import SwiftUI

struct Post: Identifiable, Equatable {
  let id: Int
  var likes: Int
  static func == (a: Post, b: Post) -> Bool { a.id == b.id }
}

@Observable
final class Feed {
  private(set) var posts = [Post(id: 1, likes: 0)]
  private(set) var count = 0

  private func fetched() -> [Post] { posts.map { Post(id: $0.id, likes: $0.likes + 1) } }

  func reload() {
    posts = fetched()
  }

  func add() {
    count += 1
  }

  // `==` of `Post` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Post], _ rhs: [Post]) -> Bool { true }
}

struct FeedView: View {
  @State private var feed = Feed()
  var body: some View {
    ForEach(feed.posts) { Text("\($0.likes) of \(feed.count)") }
    Button("Reload") { feed.reload() }
    Button("Add") { feed.add() }
  }
}
