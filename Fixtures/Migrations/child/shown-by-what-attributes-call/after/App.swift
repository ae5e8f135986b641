import SwiftUI

enum Language {
  nonisolated(unsafe) static var code = "en"
}

@propertyWrapper struct Injected {
  let wrappedValue: String
  init() { wrappedValue = Language.code }
}

@propertyWrapper struct Localized {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue + Language.code }
}

@propertyWrapper struct Trimmed {
  var wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.lowercased() }
}

@resultBuilder enum Lines {
  static func buildBlock(_ lines: String...) -> String { lines.joined(separator: Language.code) }
}

@resultBuilder enum Words {
  static func buildBlock(_ words: String...) -> String { words.joined(separator: " ") }
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
  @Injected var code
}

struct Caption {
  @Localized var text = "label"
}

struct Address {
  @Lines var text: String {
    "street"
    "town"
  }
}

struct Letter {
  let text: String
  init(@Lines _ text: () -> String) { self.text = text() }
}

struct Name {
  @Trimmed var text = "Name"
}

func show(@Localized _ text: String) -> String { text }
func joined(@Lines _ lines: () -> String) -> String { lines() }
func trimmed(@Trimmed _ text: String) -> String { text }
func words(@Words _ words: () -> String) -> String { words() }

func local() -> String {
  @Localized var text = "local"
  return text
}

struct Made: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Entry().code)
  }
}

struct Begun: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Caption().text)
  }
}

struct Given: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Caption(text: "given").text)
  }
}

struct OfAParameter: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(show("parameter"))
  }
}

struct OfALocal: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(local())
  }
}

struct Built: View {
  var shop: Shop
  var body: some View {
    let _ = shop.visits  // Update when `visits` changes; `Language.code` is not observable.
    Text(
      joined {
        "a"
        "b"
      })
  }
}

struct BuiltByAGetter: View {
  var shop: Shop
  var body: some View {
    // Update when `visits` changes; `Language.code` is not observable.
    let _ = shop.visits
    Text(Address().text)
  }
}

struct BuiltByAnInitializer: View {
  var shop: Shop
  var body: some View {
    let _ = shop.visits  // Update when `visits` changes; `Language.code` is not observable.
    Text(
      Letter {
        "a"
        "b"
      }.text)
  }
}

/// What these wrappers and builders make shows nothing else.
struct Others: View {
  var shop: Shop
  var body: some View {
    Text(Name().text)
    Text(trimmed("Text"))
    Text(
      words {
        "a"
        "b"
      })
  }
}

struct Root: View {
  @State private var shop = Shop()
  var body: some View {
    Made(shop: shop)
    Begun(shop: shop)
    Given(shop: shop)
    OfAParameter(shop: shop)
    OfALocal(shop: shop)
    Built(shop: shop)
    BuiltByAGetter(shop: shop)
    BuiltByAnInitializer(shop: shop)
    Others(shop: shop)
    Text("\(shop.visits) \(shop.title)")
    Button("Visit") { shop.visit() }
  }
}
