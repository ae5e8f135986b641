import SwiftUI

struct RecipeRow: View {
  let recipe: Recipe
  let isFavorite: Bool

  var body: some View {
    HStack {
      Text(recipe.title)
      Spacer()
      if isFavorite {
        Image(systemName: "star.fill")
          .foregroundStyle(.yellow)
      }
    }
  }
}

#Preview {
  RecipeRow(recipe: .pancakes, isFavorite: true)
}
