import SwiftUI

enum Money { nonisolated(unsafe) static var code = "EUR" }

struct Price: FormatStyle {
  func format(_ value: Int) -> String { "\(value) \(Money.code)" }
}

struct Whole: FormatStyle {
  func format(_ value: Int) -> String { "\(value)" }
}

extension FormatStyle where Self == Price {
  static var price: Price { Price() }
}

struct ByCode: SortComparator {
  var order = SortOrder.forward
  func compare(_ one: Int, _ other: Int) -> ComparisonResult {
    Money.code == "EUR" ? .orderedAscending : .orderedDescending
  }
}

func name(of style: Price) -> String { "price" }

@Observable
final class Shop {
  var title = "Shop"
  private(set) var changes = 0

  func change(to code: String) {
    Money.code = code
    changes += 1
  }
}

struct Made: View {
  var shop: Shop
  var body: some View {
    // Update when `changes` changes; `Money.code` is not observable.
    let _ = shop.changes
    Text(5.formatted(Price()))
  }
}

struct Implied: View {
  var shop: Shop
  var body: some View {
    // Update when `changes` changes; `Money.code` is not observable.
    let _ = shop.changes
    Text(5, format: .price)
  }
}

struct Kept: View {
  var shop: Shop
  private let style = Price()
  var body: some View {
    // Update when `changes` changes; `Money.code` is not observable.
    let _ = shop.changes
    Text(5.formatted(style))
  }
}

struct Sorted: View {
  var shop: Shop
  var body: some View {
    // Update when `changes` changes; `Money.code` is not observable.
    let _ = shop.changes
    Text("\([1, 2].sorted(using: ByCode()))")
  }
}

struct Plain: View {
  var shop: Shop
  var body: some View {
    Text(5.formatted(Whole()))
    Text(name(of: Price()))
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Text("\(shop.title) \(shop.changes)")
    Made(shop: shop)
    Implied(shop: shop)
    Kept(shop: shop)
    Sorted(shop: shop)
    Plain(shop: shop)
    Button("Dollar") { shop.change(to: "USD") }
  }
}
