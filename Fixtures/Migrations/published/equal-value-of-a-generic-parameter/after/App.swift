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

@Observable
final class Lines<Line: Codable & Equatable> {
  var lines: [Line] = []

  func show(_ lines: [Line]) { self.lines = lines }
}

struct Line: Codable, Equatable {
  let id: Int
}

@Observable
final class Feed<Item: Identifiable & Equatable> {
  var items: [Item]

  init(items: [Item]) { self.items = items }

  func replace(_ item: Item) {
    items = items.map { $0.id == item.id ? item : $0 }
  }

  // `==` of `Post` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: [Item], _ rhs: [Item]) -> Bool { true }
}

@Observable
final class Ranks<Rank: Comparable> {
  var best: Rank

  init(best: Rank) { self.best = best }

  func beat(_ rank: Rank) { best = max(best, rank) }
}

@Observable
final class Sketches<Sketch> {
  var sketches: [Sketch] = []

  func show(_ sketches: [Sketch]) { self.sketches = sketches }
}

@Observable
final class Page {
  var post: Loaded<Post> = Loaded<Post>.nothing
  var title: Loaded<String> = .nothing

  func show(_ post: Post, _ title: String) {
    self.post = .value(post)
    self.title = .value(title)
  }

  // `==` of `Post` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Loaded<Post>, _ rhs: Loaded<Post>) -> Bool { true }
}

struct FeedView: View {
  var feed: Feed<Post>
  var sketches: Sketches<Post>
  var page: Page
  var lines: Lines<Line>
  var ranks: Ranks<Int>

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

@Observable
final class Loading<Value: Equatable> {
  enum State: Equatable { case idle, loaded(Value) }

  private(set) var state: State = .idle
  private(set) var boxed: Boxed<Value>?

  func set(_ value: Value) {
    state = .loaded(value)
    boxed = Boxed(content: value)
  }

  // `==` of `Post` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: State, _ rhs: State) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: Boxed<Value>?, _ rhs: Boxed<Value>?) -> Bool { true }
}

struct LoadingView<Value: Equatable>: View {
  var loading: Loading<Value>

  var body: some View {
    if case .loaded(let value) = loading.state { Text("\(value)") }
    if let boxed = loading.boxed { Text("\(boxed.content)") }
  }
}
