import Combine
import Foundation

final class ShoppingList: ObservableObject {
  @Published var items: [ShoppingItem] = []
  @Published var newItemName = ""

  /// Read by the badge of the tab.
  var openCount: Int {
    items.filter { !$0.isDone }.count
  }

  func add() {
    let name = newItemName
    guard !name.isEmpty else { return }
    items.append(ShoppingItem(name: name))
    newItemName = ""
  }

  func add(_ recipe: Recipe) {
    items += recipe.ingredients.map(ShoppingItem.init(name:))
  }

  func remove(at offsets: IndexSet) {
    for offset in offsets.reversed() {
      items.remove(at: offset)
    }
  }
}
