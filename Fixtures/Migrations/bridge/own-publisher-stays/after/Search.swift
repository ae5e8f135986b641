import Combine
import Foundation
import Observation

@Observable
final class Search {
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  @ObservationIgnored private lazy var queryPublisher = CurrentValueSubject<String, Never>(_query)
  private(set) var results: [String] = []
  var limit: Int? = nil { // all of them
    willSet { limitPublisher.send(newValue) }
  }
  private let limitPublisher = CurrentValueSubject<Int?, Never>(nil)
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    queryPublisher
      .removeDuplicates()
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
    self.limitPublisher.dropFirst().sink { print("limit", $0 ?? 0) }.store(in: &cancellables)
    query = "a"
  }

  private func search(_ text: String) {
    print("search", text, "query", query)
    results = text.isEmpty ? [] : [text, text + text]
  }
}
