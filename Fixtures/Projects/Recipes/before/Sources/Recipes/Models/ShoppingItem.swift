import Combine
import Foundation

/// One line of the shopping list. A class, so that a row can edit it in place.
final class ShoppingItem: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name: String
  @Published var isDone = false

  init(name: String) {
    self.name = name
  }
}
