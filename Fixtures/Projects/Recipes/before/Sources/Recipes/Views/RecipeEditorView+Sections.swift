import SwiftUI

extension RecipeEditorView {
  var titleSection: some View {
    Section("Recipe") {
      TextField("Title", text: $viewModel.title)
      Picker("Course", selection: $viewModel.course) {
        ForEach(Recipe.Course.allCases) { course in
          Text(course.rawValue).tag(course)
        }
      }
    }
  }

  var ingredientSection: some View {
    Section("Ingredients") {
      ForEach($viewModel.ingredients, id: \.self) { $ingredient in
        TextField("Ingredient", text: $ingredient)
      }
    }
  }
}
