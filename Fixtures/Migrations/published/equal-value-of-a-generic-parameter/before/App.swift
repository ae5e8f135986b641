import SwiftUI

struct Post: Identifiable, Equatable {
  let id: Int
  var likes: Int

  static func == (lhs: Post, rhs: Post) -> Bool { lhs.id == rhs.id }
}

enum Loaded<Value: Equatable>: Equatable {
  case nothing
  case value(Value)
}

/// It conforms to `Equatable`, and is neither `Codable` nor `Comparable`.
@available(macOS 13, *) final class Machine: NSObject {
  var speed = 0
}

final class Lines<Line: Codable & Equatable>: ObservableObject {
  @Published var lines: [Line] = []

  func show(_ lines: [Line]) { self.lines = lines }
}

struct Line: Codable, Equatable {
  let id: Int
}

final class Feed<Item: Identifiable & Equatable>: ObservableObject {
  @Published var items: [Item]

  init(items: [Item]) { self.items = items }

  func replace(_ item: Item) {
    items = items.map { $0.id == item.id ? item : $0 }
  }
}

final class Ranks<Rank: Comparable>: ObservableObject {
  @Published var best: Rank

  init(best: Rank) { self.best = best }

  func beat(_ rank: Rank) { best = max(best, rank) }
}

final class Sketches<Sketch>: ObservableObject {
  @Published var sketches: [Sketch] = []

  func show(_ sketches: [Sketch]) { self.sketches = sketches }
}

final class Page: ObservableObject {
  @Published var post: Loaded<Post> = Loaded<Post>.nothing
  @Published var title: Loaded<String> = .nothing

  func show(_ post: Post, _ title: String) {
    self.post = .value(post)
    self.title = .value(title)
  }
}

struct FeedView: View {
  @ObservedObject var feed: Feed<Post>
  @ObservedObject var sketches: Sketches<Post>
  @ObservedObject var page: Page
  @ObservedObject var lines: Lines<Line>
  @ObservedObject var ranks: Ranks<Int>

  var body: some View {
    Text("\(feed.items[0].likes) \(sketches.sketches.count)")
    Text("\(lines.lines.count) \(ranks.best)")
    if case .value(let post) = page.post { Text("\(post.likes)") }
    if case .value(let title) = page.title { Text(title) }
  }
}

// In what holds a value of the parameter.
struct Boxed<Content> { var content: Content }
extension Boxed: Equatable where Content: Equatable {}

final class Loading<Value: Equatable>: ObservableObject {
  enum State: Equatable { case idle, loaded(Value) }

  @Published private(set) var state: State = .idle
  @Published private(set) var boxed: Boxed<Value>?

  func set(_ value: Value) {
    state = .loaded(value)
    boxed = Boxed(content: value)
  }
}

struct LoadingView<Value: Equatable>: View {
  @ObservedObject var loading: Loading<Value>

  var body: some View {
    if case .loaded(let value) = loading.state { Text("\(value)") }
    if let boxed = loading.boxed { Text("\(boxed.content)") }
  }
}
