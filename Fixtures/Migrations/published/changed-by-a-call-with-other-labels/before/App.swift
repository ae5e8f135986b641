import SwiftUI

struct Item { let id: Int }

struct Cart {
  private(set) var items: [Item] = []

  mutating func drop(_ item: Item) {
    if let place = items.firstIndex(where: { $0.id == item.id }) { items.remove(at: place) }
  }

  mutating func dropAll(_ places: [Int]) {
    items.remove(atAll: places)
  }
}

final class Shop: ObservableObject {
  static let shared = Shop()
  @Published var cart = Cart()
}

extension Array {
  mutating func remove(atAll places: [Int]) {
    print(places, Shop.shared.cart.items.count)
  }
}

struct CartView: View {
  @ObservedObject var shop: Shop
  let item: Item

  var body: some View {
    Text("\(shop.cart.items.count)")
    Button("Remove") { shop.cart.drop(item) }
    Button("Remove all") { shop.cart.dropAll([0]) }
  }
}
