import SwiftUI

enum Log {
  nonisolated(unsafe) static var opened = 0
  nonisolated(unsafe) static var last = 0
}

final class Connection {
  init() { Log.opened += 1 }
}

struct Options {
  var limit = 10
}

enum Identifiers {
  static func next() -> Int {
    Log.last += 1
    return Log.last
  }
}

final class Feed: ObservableObject {
  @Published var items: [Int] = []
  private let connection: Connection?

  init(connection: Connection? = Connection(), options: Options = Options()) {
    self.connection = connection
  }
}

final class Item: ObservableObject {
  @Published var id: Int
  init(id: Int, options: Options = Options()) { self.id = id }
}

struct FeedView: View {
  let number: Int
  @StateObject private var feed = Feed()
  @StateObject private var quiet = Feed(connection: nil)
  @StateObject private var item = Item(id: Identifiers.next())
  @StateObject private var first = Item(id: 1)

  var body: some View {
    Text("\(number) \(feed.items.count) \(quiet.items.count) \(item.id) \(first.id)")
  }
}

struct Screen: View {
  @State private var number = 0

  var body: some View {
    FeedView(number: number)
    Button("Next") { number += 1 }
  }
}
