import SwiftUI

enum Favorites { nonisolated(unsafe) static var ids: Set<Int> = [] }

struct Item {
  let id: Int
  var isFavorite: Bool { Favorites.ids.contains(id) }
  var rank: Int { isFavorite ? 0 : 1 }
  var label: String { "\(id) \(isFavorite)" }
}

struct Page {
  let number: Int
  var rank: Int { number }
}

extension Sequence {
  func sum(_ path: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: path] } }
  func total(of value: (Element) -> Int) -> Int { reduce(0) { $0 + value($1) } }
}

enum Filter {
  case favorite
  var path: KeyPath<Item, Bool> { \.isFavorite }
}

@Observable
final class Shop {
  var title = "Shop"
  private(set) var visits = 0
  let items = [Item(id: 0), Item(id: 1)]
  let pages = [Page(number: 1)]
  let columns: [KeyPath<Item, String>] = [\.label]

  func visit() {
    Favorites.ids.insert(visits)
    visits += 1
  }
}

struct Counted: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text("\(shop.items.count(where: \.isFavorite))")
  }
}

struct Summed: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text("\(shop.items.sum(\.rank))")
  }
}

struct Totalled: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text("\(shop.items.total(of: \.rank))")
  }
}

struct Column: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.items[0][keyPath: shop.columns[0]])
  }
}

struct Filtered: View {
  var shop: Shop
  let filter: Filter
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text("\(shop.items.filter { $0[keyPath: filter.path] }.count)")
  }
}

/// What the key paths lead to never changes.
struct Plain: View {
  var shop: Shop
  var body: some View {
    Text("\(shop.items.sum(\.id))")
    Text("\(shop.pages.total(of: \.rank))")
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Text("\(shop.title) \(shop.visits)")
    Counted(shop: shop)
    Summed(shop: shop)
    Totalled(shop: shop)
    Column(shop: shop)
    Filtered(shop: shop, filter: .favorite)
    Plain(shop: shop)
    Button("Visit") { shop.visit() }
  }
}
