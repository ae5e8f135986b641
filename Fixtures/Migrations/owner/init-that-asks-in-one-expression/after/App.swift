import SwiftUI

final class Watchlist {
  static let shared = Watchlist()
  private let ids: Set<String> = []

  func isWatched(_ id: String) -> Bool {
    ids.contains(id)
  }

  func isOpened(_ id: String) -> Bool {
    Archive.shared.open(id)
    return ids.contains(id)
  }
}

final class Archive {
  static let shared = Archive()
  private(set) var opened: [String] = []

  func open(_ id: String) { opened.append(id) }
}

@Observable
final class Coin {
  var isWatched: Bool

  init(id: String) {
    isWatched = Watchlist.shared.isWatched(id)
  }
}

@Observable
final class Token {
  var isOpened: Bool

  init(id: String) {
    isOpened = Watchlist.shared.isOpened(id)
  }
}

struct CoinView: View {
  @State private var coin: Coin
  @State private var token: Token

  init(id: String) {
    _coin = State(wrappedValue: Coin(id: id))
    _token = State(wrappedValue: Token(id: id))
  }

  var body: some View {
    Text(coin.isWatched ? "Watched" : "Not watched")
    Text(token.isOpened ? "Open" : "Closed")
  }
}

enum Issue {
  case none
  case listed(id: String)
  case wrong(id: String)
}

@Observable
final class Issues {
  var issues: [Issue]
  var lengths: [Int]

  private let known: [String]

  init(ids: [String]) {
    known = ids
    issues = [.none] + known.map { .listed(id: $0) } + known.filter { $0.isEmpty }.map { .wrong(id: $0) }
    lengths = known.map { abs($0.count) }
  }
}

@Observable
final class Log {
  var ids: [String]

  init(ids: [String]) {
    self.ids = ids
    ids.forEach { Archive.shared.open($0) }
  }
}

struct IssuesView: View {
  @State private var issues: Issues
  @State private var log: Log

  init(ids: [String]) {
    _issues = State(wrappedValue: Issues(ids: ids))
    _log = State(wrappedValue: Log(ids: ids))
  }

  var body: some View { Text("\(issues.issues.count) \(issues.lengths.count) \(log.ids.count)") }
}
