import SwiftUI

struct RecipeDetailView: View {
  @EnvironmentObject private var library: RecipeLibrary
  @EnvironmentObject private var shoppingList: ShoppingList
  @StateObject private var viewModel: RecipeDetailViewModel

  init(recipe: Recipe) {
    _viewModel = StateObject(wrappedValue: RecipeDetailViewModel(recipe: recipe))
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
