import SwiftUI

enum Language {
  nonisolated(unsafe) static var code = "en"
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

enum Kind {
  case named(String = Language.code)
  case plain(String = "plain")
  var text: String {
    switch self {
    case .named(let text), .plain(let text): text
    }
  }
}

struct Texts {
  subscript(key: String, code: String = Language.code) -> String { key + code }
}

struct Translate {
  func callAsFunction(_ key: String, code: String = Language.code) -> String { key + code }
}

let translate = Translate()

class Base {
  let text: String
  init() { text = Language.code }
}

final class Heir: Base {}

class Plain {
  let text: String
  init() { text = "plain" }
}

final class OnePlain: Plain {
  override init() { super.init() }
}

final class OtherPlain: Plain {
  let more: String
  override init() {
    more = Language.code
    super.init()
  }
}

protocol Theme {
  init()
  var name: String { get }
}

struct Dark: Theme {
  let name: String
  init() { name = "dark" + Language.code }
}

let themes: [any Theme.Type] = [Dark.self]

struct Amount {
  let text: String
  static func + (left: Amount, right: Amount) -> Amount {
    Amount(text: left.text + Language.code + right.text)
  }
}

final class Cache {
  lazy var text = "cache" + Language.code
}

struct OfACase: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Kind.named().text)
  }
}

struct OfASubscript: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Texts()["key"])
  }
}

struct OfAValue: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(translate("key"))
  }
}

func spell(_ amount: Int, by format: (Int) -> String = { "\($0) \(Language.code)" }) -> String {
  format(amount)
}

struct ByAFunctionLeftOut: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(spell(5))
  }
}

struct Inherited: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Heir().text)
  }
}

struct ByATypeAsAValue: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(themes[0].init().name)
  }
}

struct ByAnOperatorAsAValue: View {
  var shop: Shop
  private let amounts = [Amount(text: "1"), Amount(text: "2")]
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(amounts.reduce(Amount(text: ""), +).text)
  }
}

struct Lazy: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Cache().text)
  }
}

/// What is left out here shows nothing else, or is given.
struct Others: View {
  var shop: Shop
  var body: some View {
    Text(Kind.plain().text)
    Text(OnePlain().text)
    Text(Kind.named("given").text)
    Text(Texts()["key", "given"])
    Text(translate("key", code: "given"))
    Text("\([1, 2].reduce(0, +))")
    Text(spell(5) { "given \($0)" })
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    OfACase(shop: shop)
    OfASubscript(shop: shop)
    OfAValue(shop: shop)
    ByAFunctionLeftOut(shop: shop)
    Inherited(shop: shop)
    ByATypeAsAValue(shop: shop)
    ByAnOperatorAsAValue(shop: shop)
    Lazy(shop: shop)
    Others(shop: shop)
    Text("\(shop.visits) \(shop.title)")
    Button("Visit") { shop.visit() }
  }
}
