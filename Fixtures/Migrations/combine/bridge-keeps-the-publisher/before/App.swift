import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query: String = ""
  @Published private(set) var words: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .removeDuplicates()
      .sink { [weak self] in self?.words = $0.components(separatedBy: " ") }
      .store(in: &cancellables)
  }
}
