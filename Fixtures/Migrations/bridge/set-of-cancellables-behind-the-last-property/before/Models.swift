import Combine
import SwiftUI

final class Feed: ObservableObject {
  @Published var source = 0
}

final class Chart: ObservableObject {
  @Published var data = 0
  @Published var title = "Chart"

  var onSelect: (() -> Void)?

  static let shared = Chart(Feed())

  private let feed: Feed
  private var cancellables = Set<AnyCancellable>()

  init(_ feed: Feed) {
    self.feed = feed
    feed.$source.assign(to: &$data)
    feed.$source.sink { [weak self] _ in self?.onSelect?() }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }

  private var isStopped = false
}

final class Table: ObservableObject {
  @Published var data = 0
  @Published var title = "Table"

  private var bag = Set<AnyCancellable>()

  init(_ feed: Feed) {
    feed.$source.assign(to: &$data)
    feed.$source.sink { print($0) }.store(in: &bag)
  }

  deinit {
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }
}
