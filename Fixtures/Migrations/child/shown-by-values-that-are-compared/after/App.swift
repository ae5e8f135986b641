import SwiftUI

enum Rules {
  nonisolated(unsafe) static var isLoose = false
}

struct Item: Equatable {
  let id: Int
  static func == (left: Item, right: Item) -> Bool { Rules.isLoose || left.id == right.id }
}

struct Page: Equatable {
  var item: Item
}

enum Choice: Equatable {
  case none
  case one(Item)
}

struct Tag: Equatable {
  let id: Int
  static func == (left: Tag, right: Tag) -> Bool { left.id == right.id }
}

struct Secret: CustomDebugStringConvertible {
  var debugDescription: String { Rules.isLoose ? "secret" : "*" }
}

@Observable
final class Shop {
  var title = "shop"
  private(set) var visits = 0

  func visit() {
    Rules.isLoose.toggle()
    visits += 1
  }
}

func kind(of item: Item) -> String {
  switch item {
  case Item(id: 1): "first"
  default: "other"
  }
}

func name(of choice: Choice) -> String {
  switch choice {
  case .none: "none"
  case .one: "one"
  }
}

struct Lists: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text([Item(id: 1)] == [Item(id: 2)] ? "same" : "other")
  }
}

struct Optionals: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text(Optional(Item(id: 1)) == Item(id: 2) ? "same" : "other")
  }
}

struct Tuples: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text((Item(id: 1), 1) == (Item(id: 2), 1) ? "same" : "other")
  }
}

struct Parts: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text(Page(item: Item(id: 1)) == Page(item: Item(id: 2)) ? "a" : "b")
  }
}

struct Payloads: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text(Choice.one(Item(id: 1)) == .one(Item(id: 2)) ? "a" : "b")
  }
}

struct Pattern: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text(kind(of: Item(id: 3)))
  }
}

struct Described: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Rules.isLoose` is not observable.
    let _ = shop.visits
    Text("\([Secret()])")
  }
}

/// Nothing here is compared by what changes: the cases of a pattern are told apart without `==`.
struct Others: View {
  var shop: Shop
  var body: some View {
    Text([Tag(id: 1)] == [Tag(id: 2)] ? "same" : "other")
    Text(name(of: Choice.none))
    Text("\([Item(id: 1)].count)")
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Lists(shop: shop)
    Optionals(shop: shop)
    Tuples(shop: shop)
    Parts(shop: shop)
    Payloads(shop: shop)
    Pattern(shop: shop)
    Described(shop: shop)
    Others(shop: shop)
    Text("\(shop.visits) \(shop.title)")
    Button("Visit") { shop.visit() }
  }
}
