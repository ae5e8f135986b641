import Combine
import SwiftUI

final class Search: ObservableObject {
  @Published var query = ""
  @Published private(set) var words: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .sink { [weak self] in self?.words = $0.components(separatedBy: " ") }
      .store(in: &cancellables)
  }
}

struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    TextField("Search", text: $search.query)
  }
}
