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

@Observable
final class Feed {
  var items: [Int] = []
  private let connection: Connection?

  init(connection: Connection? = Connection(), options: Options = Options()) {
    self.connection = connection
  }
}

@Observable
final class Item {
  var id: Int
  init(id: Int, options: Options = Options()) { self.id = id }
}

@Observable
final class Cadence {
  var start: Date

  init(now: @escaping () -> Date = { Date() }) { start = now() }
}

struct FeedView: View {
  let number: Int
  @State private var cadence = Cadence()
  @State private var logged = Cadence(now: {
    Log.opened += 1
    return Date()
  })
  @State private var given = Cadence(now: now)
  @State private var set: Cadence
  @State private var feed = Feed()
  @State private var quiet = Feed(connection: nil)
  @State private var item = Item(id: Identifiers.next())
  @State private var first = Item(id: 1)

  init(number: Int, now: @escaping () -> Date) {
    self.number = number
    _set = State(wrappedValue: Cadence(now: now))
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
