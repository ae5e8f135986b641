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
