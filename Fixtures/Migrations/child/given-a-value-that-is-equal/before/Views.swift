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

final class Feed: ObservableObject {
  @Published var posts = [Post(id: 1)]
  @Published var comments = [Comment(id: 1)]
  @Published var first: Loadable<Post> = .idle

  func like(_ post: Post) {
    if let place = posts.firstIndex(of: post) { posts[place].likes += 1 }
  }

  func like(_ comment: Comment) {
    if let place = comments.firstIndex(of: comment) { comments[place].likes += 1 }
  }

  func load() {
    first = .loaded(posts[0])
  }
}

struct PostRow: View {
  let post: Post
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(post.likes)")
    Button("Like") { feed.like(post) }
  }
}

struct CommentRow: View {
  let comment: Comment
  @ObservedObject var feed: Feed

  var body: some View {
    Text("\(comment.likes)")
    Button("Like") { feed.like(comment) }
  }
}

struct Board: View {
  @StateObject var feed = Feed()

  var body: some View {
    ForEach(feed.posts) { PostRow(post: $0, feed: feed) }
    ForEach(feed.comments) { CommentRow(comment: $0, feed: feed) }
    if case .loaded(let post) = feed.first { Text("\(post.likes)") }
  }
}
