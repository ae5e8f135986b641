import SwiftUI

final class Currency {
  nonisolated(unsafe) static let shared = Currency()
  var symbol = "$"
}

@Observable
final class Shop {
  private(set) var name = "USD"
  var title = "shop"

  func change() {
    Currency.shared.symbol = "€"
    name = "EUR"
  }

  func buy() {}

  // `Currency.symbol` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

typealias Handler = () -> Void

struct Item {
  let name: String
  let buy: () -> Void
}

enum Action {
  case buy(Handler)
  case none
}

final class RowModel {
  let buy: () -> Void
  var price: String { Currency.shared.symbol }
  init(_ buy: @escaping () -> Void) { self.buy = buy }
}

struct Plain {
  let name: String
}

struct Compared: Equatable {
  let name: String
  let buy: () -> Void
  static func == (one: Compared, other: Compared) -> Bool { one.name == other.name }
}

struct ItemRow: View {
  let item: Item
  var body: some View { Text(item.name + Currency.shared.symbol) }
}

struct ActionRow: View {
  let action: Action
  var body: some View { Text("action" + Currency.shared.symbol) }
}

struct HandlerRow: View {
  let handler: Handler
  var body: some View { Text("handler" + Currency.shared.symbol) }
}

struct ModelRow: View {
  let model: RowModel
  var body: some View { Text(model.price) }
}

struct PlainRow: View {
  let plain: Plain
  var body: some View { Text(plain.name + Currency.shared.symbol) }
}

struct ComparedRow: View {
  let compared: Compared
  var body: some View { Text(compared.name + Currency.shared.symbol) }
}

struct Items: View {
  var shop: Shop
  var body: some View {
    // Update when `name` changes; `Currency.symbol` is not observable.
    let _ = shop.name
    ItemRow(item: Item(name: "a") { shop.buy() })
  }
}

struct Actions: View {
  var shop: Shop
  var body: some View {
    // Update when `name` changes; `Currency.symbol` is not observable.
    let _ = shop.name
    ActionRow(action: .buy { shop.buy() })
  }
}

struct Handlers: View {
  var shop: Shop
  var body: some View {
    // Update when `name` changes; `Currency.symbol` is not observable.
    let _ = shop.name
    HandlerRow(handler: { shop.buy() })
  }
}

struct Models: View {
  var shop: Shop
  var body: some View {
    // Update when `name` changes; `Currency.symbol` is not observable.
    let _ = shop.name
    ModelRow(model: RowModel { shop.buy() })
  }
}

/// SwiftUI shows what is equal for the same.
struct Others: View {
  var shop: Shop
  var body: some View {
    PlainRow(plain: Plain(name: "plain"))
    ComparedRow(compared: Compared(name: "compared") { shop.buy() })
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Items(shop: shop)
    Actions(shop: shop)
    Handlers(shop: shop)
    Models(shop: shop)
    Others(shop: shop)
    Text(shop.name)
    Button("Change") { shop.change() }
  }
}
