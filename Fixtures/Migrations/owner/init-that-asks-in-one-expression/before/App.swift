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

final class Coin: ObservableObject {
  @Published var isWatched: Bool

  init(id: String) {
    isWatched = Watchlist.shared.isWatched(id)
  }
}

final class Token: ObservableObject {
  @Published var isOpened: Bool

  init(id: String) {
    isOpened = Watchlist.shared.isOpened(id)
  }
}

struct CoinView: View {
  @StateObject private var coin: Coin
  @StateObject private var token: Token

  init(id: String) {
    _coin = StateObject(wrappedValue: Coin(id: id))
    _token = StateObject(wrappedValue: Token(id: id))
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

final class Issues: ObservableObject {
  @Published var issues: [Issue]
  @Published var lengths: [Int]

  private let known: [String]

  init(ids: [String]) {
    known = ids
    issues = [.none] + known.map { .listed(id: $0) } + known.filter { $0.isEmpty }.map { .wrong(id: $0) }
    lengths = known.map { abs($0.count) }
  }
}

final class Log: ObservableObject {
  @Published var ids: [String]

  init(ids: [String]) {
    self.ids = ids
    ids.forEach { Archive.shared.open($0) }
  }
}

struct IssuesView: View {
  @StateObject private var issues: Issues
  @StateObject private var log: Log

  init(ids: [String]) {
    _issues = StateObject(wrappedValue: Issues(ids: ids))
    _log = StateObject(wrappedValue: Log(ids: ids))
  }

  var body: some View { Text("\(issues.issues.count) \(issues.lengths.count) \(log.ids.count)") }
}
