import SwiftUI

struct RecipeListView: View {
  enum State {
    case empty, filled
  }

  @Environment(RecipeLibrary.self) private var library
  @SwiftUI.State private var importer = RecipeImporter()
  @SwiftUI.State private var showsFavoritesOnly = false

  private var state: State {
    library.recipes.isEmpty ? .empty : .filled
  }

  private var visibleRecipes: [Recipe] {
    library.recipes.filter { !showsFavoritesOnly || library.favorites.contains($0.id) }
  }

  var body: some View {
    NavigationStack {
      List {
        Toggle("Favorites only", isOn: $showsFavoritesOnly)
        if state == .empty {
          Text("Pull to load recipes.")
        }
        ForEach(visibleRecipes) { recipe in
          NavigationLink(value: recipe) {
            RecipeRow(recipe: recipe, isFavorite: library.favorites.contains(recipe.id))
          }
        }
        if let lastRefresh = library.lastRefresh {
          Text(lastRefresh, style: .relative)
            .font(.caption)
        }
      }
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        RecipeDetailView(recipe: recipe)
      }
      .refreshable { await library.refresh() }
      .onOpenURL { importer.open($0) }
      .disabled(importer.isImporting)
    }
  }
}
