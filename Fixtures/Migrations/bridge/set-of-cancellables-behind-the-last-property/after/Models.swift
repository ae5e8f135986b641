import Combine
import SwiftUI

@Observable
final class Feed {
  var source = 0 {
    willSet { sourceSubject.send(newValue) }
  }
  private let sourceSubject = CurrentValueSubject<Int, Never>(0)
  @ObservationIgnored private(set) lazy var sourcePublisher = sourceSubject.eraseToAnyPublisher()
}

@Observable
final class Chart {
  var data = 0
  var title = "Chart"

  var onSelect: (() -> Void)?

  static let shared = Chart(Feed())

  private let feed: Feed
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []

  init(_ feed: Feed) {
    self.feed = feed
    feed.sourcePublisher.sink { [weak self] in self?.data = $0 }.store(in: &subscriptions)
    feed.sourcePublisher.sink { [weak self] _ in self?.onSelect?() }.store(in: &cancellables)
  }

  func stop() { cancellables.removeAll() }

  @ObservationIgnored private var isStopped = false
}

@Observable
final class Table {
  var data = 0
  var title = "Table"

  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init(_ feed: Feed) {
    feed.sourcePublisher.sink { [weak self] in self?.data = $0 }.store(in: &bag)
    feed.sourcePublisher.sink { print($0) }.store(in: &bag)
  }

  deinit {
    bag.forEach { $0.cancel() }
    bag.removeAll()
  }
}
