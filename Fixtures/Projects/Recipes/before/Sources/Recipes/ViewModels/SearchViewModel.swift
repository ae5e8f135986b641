import Combine
import Foundation

/// Searches while the user types. Its publishers drive it, so it stays an `ObservableObject`.
final class SearchViewModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var matches: [Recipe] = []

  init(recipes: [Recipe]) {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in recipes.filter { $0.title.localizedCaseInsensitiveContains(query) } }
      .assign(to: &$matches)
  }
}
