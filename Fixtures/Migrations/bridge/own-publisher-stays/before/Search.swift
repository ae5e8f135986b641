import Combine
import Foundation

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published var limit: Int? = nil // all of them
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .removeDuplicates()
      .sink { [weak self] text in self?.search(text) }
      .store(in: &cancellables)
    self.$limit.dropFirst().sink { print("limit", $0 ?? 0) }.store(in: &cancellables)
    query = "a"
  }

  private func search(_ text: String) {
    print("search", text, "query", query)
    results = text.isEmpty ? [] : [text, text + text]
  }
}
