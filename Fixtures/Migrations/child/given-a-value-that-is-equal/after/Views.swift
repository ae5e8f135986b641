import SwiftUI

struct Post: Identifiable, Equatable {
  let id: Int
  var likes = 0
  static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id }
}

struct Comment: Identifiable, Equatable {
  let id: Int
  var likes = 0
}

enum Loadable<Value> {
  case idle
  case loaded(Value)
}

extension Loadable: Equatable where Value: Equatable {}

@Observable
final class Feed {
  var posts = [Post(id: 1)]
  var comments = [Comment(id: 1)]
  var first: Loadable<Post> = .idle

  func like(_ post: Post) {
    if let place = posts.firstIndex(of: post) { posts[place].likes += 1 }
  }

  func like(_ comment: Comment) {
    if let place = comments.firstIndex(of: comment) { comments[place].likes += 1 }
  }

  func load() {
    first = .loaded(posts[0])
  }

  // `==` of `Post` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Loadable<Post>, _ rhs: Loadable<Post>) -> Bool { true }
}

struct PostRow: View {
  let post: Post
  var feed: Feed

  var body: some View {
    let _ = feed.posts  // Update when `posts` changes; `Post.likes` is not observable.
    Text("\(post.likes)")
    Button("Like") { feed.like(post) }
  }
}

struct CommentRow: View {
  let comment: Comment
  var feed: Feed

  var body: some View {
    Text("\(comment.likes)")
    Button("Like") { feed.like(comment) }
  }
}

struct Board: View {
  @State var feed = Feed()

  var body: some View {
    ForEach(feed.posts) { PostRow(post: $0, feed: feed) }
    ForEach(feed.comments) { CommentRow(comment: $0, feed: feed) }
    if case .loaded(let post) = feed.first { Text("\(post.likes)") }
  }
}
