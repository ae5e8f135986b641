import Combine
import SwiftUI

@Observable
class ItemsViewModel {
  var allItems: [String] = []
  var searchItems: [String] = []
  var searchText = "" {
    willSet { searchTextPublisher.send(newValue) }
  }
  private let searchTextPublisher = CurrentValueSubject<String, Never>("")
  @ObservationIgnored private var cancellable: AnyCancellable?

  var items: [String] { searchText.isEmpty ? allItems : searchItems }

  init() {
    cancellable =
      searchTextPublisher
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .filter { !$0.isEmpty }
      .map(items(with:))
      .sink { [weak self] in self?.searchItems = $0 }
  }

  private func items(with string: String) -> [String] { allItems.filter { $0.contains(string) } }
}

struct ItemsView: View {
  @State private var viewModel: ItemsViewModel
  init() { _viewModel = State(wrappedValue: ItemsViewModel()) }
  var body: some View { List(viewModel.items, id: \.self) { Text($0) } }
}

struct CategoriesView: View {
  var body: some View { ItemsView() }
}
