import Foundation

protocol RecipeService: Sendable {
  func recipes() async throws -> [Recipe]
  func save(_ recipes: [Recipe]) async throws
}

struct BundledRecipeService: RecipeService {
  func recipes() async throws -> [Recipe] {
    [.pancakes]
  }

  func save(_ recipes: [Recipe]) async throws {
    let data = try JSONEncoder().encode(recipes)
    try data.write(to: URL.temporaryDirectory.appending(path: "recipes.json"))
  }
}
