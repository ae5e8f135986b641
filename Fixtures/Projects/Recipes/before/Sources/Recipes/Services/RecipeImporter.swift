import Foundation

/// Reads recipes from a file that the user opens.
final class RecipeImporter: ObservableObject {
  @Published var isImporting = false
  @Published private(set) var imported: [Recipe] = []

  func open(_ url: URL) {
    isImporting = true
    defer { isImporting = false }
    guard let data = try? Data(contentsOf: url) else { return }
    imported = (try? JSONDecoder().decode([Recipe].self, from: data)) ?? []
  }
}
