import SwiftUI

final class Favorites {
  nonisolated(unsafe) static let shared = Favorites()
  var ids: Set<Int> = []
}

@Observable
final class Shop {
  var title = "shop"
  private(set) var visits = 0

  func visit() {
    Favorites.shared.ids.insert(visits)
    visits += 1
  }
}

struct Badge {
  let text: String
  init(_ name: String) { text = name }
  init(favorite id: Int) { text = "\(Favorites.shared.ids.contains(id))" }
  init(favorite id: Int, of name: String) { self.init(favorite: id) }
}

class Mark {
  let text: String
  init() { text = "\(Favorites.shared.ids.count)" }
}

final class NamedMark: Mark {
  let name: String
  init(name: String) { self.name = name }
}

struct Named: View {
  var shop: Shop
  var body: some View { Text(shop.title + Badge("new").text) }
}

struct Counted: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.title + Badge(favorite: 1).text)
  }
}

struct Passed: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.title + Badge(favorite: 1, of: "shop").text)
  }
}

struct Inherited: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.title + NamedMark(name: "new").text)
  }
}

struct HandedOn: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.title + ["new"].map(Badge.init)[0].text)
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Named(shop: shop)
    Counted(shop: shop)
    Passed(shop: shop)
    Inherited(shop: shop)
    HandedOn(shop: shop)
    Button("Visit") { shop.visit() }
  }
}
