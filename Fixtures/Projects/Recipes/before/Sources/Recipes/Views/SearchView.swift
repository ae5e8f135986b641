import SwiftUI

struct SearchView: View {
  @StateObject private var viewModel: SearchViewModel

  init(recipes: [Recipe]) {
    _viewModel = StateObject(wrappedValue: SearchViewModel(recipes: recipes))
  }

  var body: some View {
    NavigationStack {
      List(viewModel.matches) { recipe in
        RecipeRow(recipe: recipe, isFavorite: false)
      }
      .searchable(text: $viewModel.query)
    }
  }
}
