import SwiftUI

struct ContentView: View {
  @EnvironmentObject private var library: RecipeLibrary
  @EnvironmentObject private var shoppingList: ShoppingList
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      RecipeListView()
        .tabItem { Label("Recipes", systemImage: "book") }
        .tag(0)
      ShoppingListView(list: shoppingList)
        .badge(shoppingList.openCount)
        .tabItem { Label("Shopping", systemImage: "cart") }
        .tag(1)
      SearchView(recipes: library.recipes)
        .tabItem { Label("Search", systemImage: "magnifyingglass") }
        .tag(2)
    }
  }
}

#Preview {
  ContentView()
    .environmentObject(RecipeLibrary(service: BundledRecipeService()))
    .environmentObject(ShoppingList())
}
