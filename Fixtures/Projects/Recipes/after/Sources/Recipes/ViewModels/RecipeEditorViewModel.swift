import Foundation
import Observation

@Observable
final class RecipeEditorViewModel: FormViewModel {
  var title: String
  var course: Recipe.Course
  var servings: Int
  var ingredients: [String]

  private let recipe: Recipe
  private let library: RecipeLibrary

  init(recipe: Recipe, library: RecipeLibrary) {
    self.recipe = recipe
    self.library = library
    title = recipe.title
    course = recipe.course
    servings = recipe.servings
    ingredients = recipe.ingredients
    super.init()
  }

  var isValid: Bool {
    !title.isEmpty && servings > 0
  }

  override func performSave() async -> String? {
    guard isValid else { return "A recipe needs a title." }
    var edited = recipe
    edited.title = title
    edited.course = course
    edited.servings = servings
    edited.ingredients = ingredients
    library.replace(edited)
    return nil
  }
}
