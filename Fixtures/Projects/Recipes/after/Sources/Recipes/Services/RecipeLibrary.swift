import Foundation
import SwiftUI

/// All recipes of the user, and which of them are favorites.
@MainActor
@Observable
final class RecipeLibrary {
  private(set) var recipes: [Recipe] = []
  var favorites: Set<Recipe.ID> = [] {
    didSet { UserDefaults.standard.set(favorites.map(\.uuidString), forKey: "favorites") }
  }
  var errorMessage: String?

  /// Shown under the list. Was refreshed whenever `recipes` was.
  var lastRefresh: Date?

  private let service: any RecipeService
  @ObservationIgnored private var refreshTask: Task<Void, Never>?

  init(service: any RecipeService) {
    self.service = service
  }

  deinit {
    refreshTask?.cancel()
  }

  func refresh() {
    refreshTask?.cancel()
    refreshTask = Task {
      do {
        recipes = try await service.recipes()
        lastRefresh = Date()
      } catch {
        errorMessage = error.localizedDescription
      }
    }
  }

  func toggleFavorite(_ recipe: Recipe) {
    if favorites.remove(recipe.id) == nil {
      favorites.insert(recipe.id)
    }
  }

  func replace(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else {
      recipes.append(recipe)
      return
    }
    recipes[index] = recipe
  }
}
