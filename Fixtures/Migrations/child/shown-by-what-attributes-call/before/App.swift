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

final class Shop: ObservableObject {
  @Published var title = "shop"
  @Published private(set) var visits = 0

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
  @ObservedObject var shop: Shop
  var body: some View { Text(Entry().code) }
}

struct Begun: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(Caption().text) }
}

struct Given: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(Caption(text: "given").text) }
}

struct OfAParameter: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(show("parameter")) }
}

struct OfALocal: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(local()) }
}

struct Built: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text(
      joined {
        "a"
        "b"
      })
  }
}

struct BuiltByAGetter: View {
  @ObservedObject var shop: Shop
  var body: some View { Text(Address().text) }
}

struct BuiltByAnInitializer: View {
  @ObservedObject var shop: Shop
  var body: some View {
    Text(
      Letter {
        "a"
        "b"
      }.text)
  }
}

/// What these wrappers and builders make shows nothing else.
struct Others: View {
  @ObservedObject var shop: Shop
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
  @StateObject private var shop = Shop()
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
