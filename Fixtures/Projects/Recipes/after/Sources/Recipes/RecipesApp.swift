import SwiftUI

@main
struct RecipesApp: App {
  @State private var library: RecipeLibrary
  @State private var shoppingList = ShoppingList()

  init() {
    let service = BundledRecipeService()
    _library = State(wrappedValue: RecipeLibrary(service: service))
  }

  var body: some Scene {
    WindowGroup {
      ContentView()
        .environment(library)
        .environment(shoppingList)
    }
  }
}
