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

@Sendable func now() -> Date { Date() }

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

final class Cadence: ObservableObject {
  @Published var start: Date

  init(now: @escaping () -> Date = { Date() }) { start = now() }
}

struct FeedView: View {
  let number: Int
  @StateObject private var cadence = Cadence()
  @StateObject private var logged = Cadence(now: {
    Log.opened += 1
    return Date()
  })
  @StateObject private var given = Cadence(now: now)
  @StateObject private var set: Cadence
  @StateObject private var feed = Feed()
  @StateObject private var quiet = Feed(connection: nil)
  @StateObject private var item = Item(id: Identifiers.next())
  @StateObject private var first = Item(id: 1)

  init(number: Int, now: @escaping () -> Date) {
    self.number = number
    _set = StateObject(wrappedValue: Cadence(now: now))
  }

  var body: some View {
    Text("\(number) \(feed.items.count) \(quiet.items.count) \(item.id) \(first.id)")
    Text("\(cadence.start) \(logged.start) \(given.start) \(set.start)")
  }
}

struct Screen: View {
  @State private var number = 0

  var body: some View {
    FeedView(number: number, now: now)
    Button("Next") { number += 1 }
  }
}
