import Foundation

@MainActor
final class RecipeDetailViewModel: ObservableObject {
  @Published var servings: Int
  @Published var isEditing = false

  let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
    servings = recipe.servings
  }

  var scale: Double {
    Double(servings) / Double(recipe.servings)
  }
}
