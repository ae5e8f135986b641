import Foundation
import Observation

@MainActor
@Observable
final class RecipeDetailViewModel {
  var servings: Int
  var isEditing = false

  let recipe: Recipe

  init(recipe: Recipe) {
    self.recipe = recipe
    servings = recipe.servings
  }

  var scale: Double {
    Double(servings) / Double(recipe.servings)
  }
}
