import SwiftUI

final class Favorites {
  nonisolated(unsafe) static let shared = Favorites()
  var ids: Set<Int> = []
}

final class Audit {
  nonisolated(unsafe) static let shared = Audit()
  var count = 0
}

struct Item: Identifiable { let id: Int }

protocol RowModel {
  var text: String { get }
  init(item: Item)
}

struct RowText: RowModel {
  let text: String
  init(item: Item) { text = "\(item.id) \(Favorites.shared.ids.contains(item.id))" }
  static func numbered(_ id: Int) -> Self { Self(item: Item(id: id)) }
}

struct PlainText {
  let text: String
  init(item: Item) { text = "\(item.id)" }
}

struct Receipt {
  let number: Int
  init(of audit: Audit) {
    audit.count += 1
    number = audit.count
  }
}

typealias OtherText = RowText

@Observable
final class Shop {
  var title = "shop"
  private(set) var visits = 0
  let items = [Item(id: 0), Item(id: 1)]

  func visit() {
    Favorites.shared.ids.insert(visits)
    visits += 1
  }

  func rename() {
    let receipt: Receipt = .init(of: Audit.shared)
    title = "shop \(receipt.number)"
  }

  // `Audit.count` is not observable, and views read it again when `title` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct Row: View {
  let row: RowText
  var body: some View { Text(row.text) }
}

struct ItemRow: View {
  let text: String
  init(item: Item) { text = "\(Favorites.shared.ids.contains(item.id))" }
  var body: some View { Text(text) }
}

func texts<Model: RowModel>(of type: Model.Type, _ items: [Item]) -> [String] {
  items.map { Model(item: $0).text }
}

struct Implied: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    ForEach(shop.items) { Row(row: .init(item: $0)) }
  }
}

struct ImpliedByAList: View {
  var shop: Shop
  private var rows: [RowText] { shop.items.map { .init(item: $0) } }
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(rows.map(\.text).joined())
  }
}

struct HandedOn: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(shop.items.map(RowText.init(item:)).map(\.text).joined())
  }
}

struct Contents: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    ForEach(shop.items, content: ItemRow.init)
  }
}

struct OtherName: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    ForEach(shop.items) { Text(OtherText(item: $0).text) }
  }
}

struct AnyModel: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(texts(of: RowText.self, shop.items).joined())
  }
}

struct Numbered: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(RowText.numbered(0).text)
  }
}

struct Kept: View {
  var shop: Shop
  let make: (Item) -> RowText = RowText.init
  var body: some View {
    // Update when `visits` changes; `Favorites.ids` is not observable.
    let _ = shop.visits
    Text(make(shop.items[0]).text)
  }
}

struct Changed: View {
  var shop: Shop
  var body: some View {
    // Update when `title` changes; `Audit.count` is not observable.
    let _ = shop.title
    Text("\(Audit.shared.count)")
  }
}

/// What it makes shows nothing that changes.
struct Plain: View {
  var shop: Shop
  private var rows: [PlainText] { shop.items.map { .init(item: $0) } }
  var body: some View {
    Text(rows.map(\.text).joined())
    Text(shop.items.map(PlainText.init).map(\.text).joined())
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Implied(shop: shop)
    ImpliedByAList(shop: shop)
    HandedOn(shop: shop)
    Contents(shop: shop)
    OtherName(shop: shop)
    AnyModel(shop: shop)
    Numbered(shop: shop)
    Kept(shop: shop)
    Changed(shop: shop)
    Plain(shop: shop)
    Text("\(shop.visits) \(shop.title)")
    Button("Visit") { shop.visit() }
    Button("Rename") { shop.rename() }
  }
}
