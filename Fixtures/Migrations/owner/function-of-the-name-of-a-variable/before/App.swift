import Combine
import SwiftUI

class ItemsViewModel: ObservableObject {
  @Published var allItems: [String] = []
  @Published var searchItems: [String] = []
  @Published var searchText = ""
  private var cancellable: AnyCancellable?

  var items: [String] { searchText.isEmpty ? allItems : searchItems }

  init() {
    cancellable =
      $searchText
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .filter { !$0.isEmpty }
      .map(items(with:))
      .sink { [weak self] in self?.searchItems = $0 }
  }

  private func items(with string: String) -> [String] { allItems.filter { $0.contains(string) } }
}

struct ItemsView: View {
  @StateObject private var viewModel: ItemsViewModel
  init() { _viewModel = StateObject(wrappedValue: ItemsViewModel()) }
  var body: some View { List(viewModel.items, id: \.self) { Text($0) } }
}

struct CategoriesView: View {
  var body: some View { ItemsView() }
}
