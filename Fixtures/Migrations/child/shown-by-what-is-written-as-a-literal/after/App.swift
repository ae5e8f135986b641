import SwiftUI

enum Language {
  nonisolated(unsafe) static var code = "en"
}

struct Localized: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral key: String) { text = key + Language.code }
}

struct Amount: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  let text: String
  init(integerLiteral value: Int) { text = "\(value) \(Language.code)" }
  init(floatLiteral value: Double) { text = "\(value) \(Language.code)" }
}

struct Route: ExpressibleByArrayLiteral {
  let text: String
  init(arrayLiteral parts: String...) { text = parts.joined(separator: Language.code) }
}

struct Plain: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral key: String) { text = key }
}

@Observable
final class Shop {
  var title = "shop"
  private(set) var visits = 0

  func visit() {
    Language.code += "!"
    visits += 1
  }
}

struct Entry {
  var title: Localized = "entry"
}

struct PlainEntry {
  var title: Plain = "entry"
}

enum Tab: CaseIterable {
  case home, cart
  var title: Localized {
    switch self {
    case .home: "Home"
    case .cart: "Cart"
    }
  }
}

func say(_ text: Localized) -> String { text.text }
func all(_ texts: [Localized]) -> String { texts.map(\.text).joined() }
func join(_ path: Route) -> String { path.text }
func say(plainly text: Plain) -> String { text.text }
func heading(_ count: Int) -> Localized { count > 0 ? "some" : "none" }

struct Argument: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(say("title"))
  }
}

struct Element: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(all(["a", "b"]))
  }
}

struct Listed: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(join(["a", "b"]))
  }
}

struct Constant: View {
  var shop: Shop
  private var price: String {
    let amount: Amount = 5
    return amount.text
  }
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(price)
  }
}

struct Result: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(heading(1).text)
  }
}

struct Cast: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(("cast" as Localized).text)
  }
}

struct Getter: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    ForEach(Tab.allCases, id: \.self) { Text($0.title.text) }
  }
}

struct Begun: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Entry().title.text)
  }
}

/// The literals here make what shows nothing else, or texts.
struct Others: View {
  var shop: Shop
  var body: some View {
    Text(say(plainly: "title"))
    Text(PlainEntry().title.text)
    Text("title")
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Argument(shop: shop)
    Element(shop: shop)
    Listed(shop: shop)
    Constant(shop: shop)
    Result(shop: shop)
    Cast(shop: shop)
    Getter(shop: shop)
    Begun(shop: shop)
    Others(shop: shop)
    Text("\(shop.visits) \(shop.title)")
    Button("Visit") { shop.visit() }
  }
}
