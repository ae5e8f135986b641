import Foundation
import Observation

/// One line of the shopping list. A class, so that a row can edit it in place.
@Observable
final class ShoppingItem: Identifiable {
  let id = UUID()
  var name: String
  var isDone = false

  init(name: String) {
    self.name = name
  }
}
