import SwiftUI

@main
struct RecipesApp: App {
  @StateObject private var library: RecipeLibrary
  @StateObject private var shoppingList = ShoppingList()

  init() {
    let service = BundledRecipeService()
    _library = StateObject(wrappedValue: RecipeLibrary(service: service))
  }

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environmentObject(library)
        .environmentObject(shoppingList)
    }
  }
}
