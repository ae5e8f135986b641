import Combine
import SwiftUI

@Observable
final class Search {
  var query: String = "" {
    willSet { queryPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<String, Never>(query)
  private(set) var words: [String] = []
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init() {
    queryPublisher
      .removeDuplicates()
      .sink { [weak self] in self?.words = $0.components(separatedBy: " ") }
      .store(in: &cancellables)
  }
}
