import Foundation

/// A dish and how to make it. A value: what changes is published by `RecipeLibrary`,
/// which used to keep an `@Published` array of these and now also keeps favorites.
struct Recipe: Identifiable, Codable, Hashable {
  enum Course: String, Codable, CaseIterable, Identifiable {
    case starter, main, dessert

    var id: Self { self }
  }

  var id = UUID()
  var title: String
  var course: Course = .main
  var servings = 2
  var ingredients: [String] = []
  var steps: [String] = []
}

extension Recipe {
  static let pancakes = Recipe(
    title: "Pancakes",
    course: .dessert,
    servings: 4,
    ingredients: ["2 eggs", "250 ml milk", "120 g flour"],
    steps: ["Whisk.", "Rest for 20 minutes.", "Fry."]
  )
}
