import SwiftUI

struct RecipeDetailView: View {
  @Environment(RecipeLibrary.self) private var library
  @Environment(ShoppingList.self) private var shoppingList
  @State private var viewModel: RecipeDetailViewModel

  init(recipe: Recipe) {
    _viewModel = State(wrappedValue: RecipeDetailViewModel(recipe: recipe))
  }

  var body: some View {
    Form {
      Section("Ingredients") {
        Stepper("Servings: \(viewModel.servings)", value: $viewModel.servings, in: 1...12)
        ForEach(viewModel.recipe.ingredients, id: \.self) { ingredient in
          Text("\(viewModel.scale, specifier: "%.1f") × \(ingredient)")
        }
        Button("Add to shopping list") {
          shoppingList.add(viewModel.recipe)
        }
      }
    }
    .navigationTitle(viewModel.recipe.title)
    .toolbar {
      Button("Edit") { viewModel.isEditing = true }
      Button("Favorite") { library.toggleFavorite(viewModel.recipe) }
    }
    .sheet(isPresented: $viewModel.isEditing) {
      RecipeEditorView(
        viewModel: RecipeEditorViewModel(recipe: viewModel.recipe, library: library)
      )
    }
  }
}
