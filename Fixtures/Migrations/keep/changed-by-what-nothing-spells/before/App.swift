import SwiftUI

final class Strings: ObservableObject {
  @Published var language = "en"
  private(set) var missing = 0
  private let table = ["en": ["hello": "Hello"], "de": [:]]

  func text(_ key: String) -> String {
    if let text = table[language]?[key] { return text }
    missing += 1
    return key
  }
}

@dynamicMemberLookup
struct Localized {
  let strings: Strings
  subscript(dynamicMember key: String) -> String { strings.text(key) }
}

final class Rates: ObservableObject {
  static let shared = Rates()
  @Published var rate = 1
  private(set) var conversions = 0

  func convert(_ cents: Int) -> Int {
    conversions += 1
    return cents * rate
  }
}

struct Price: CustomStringConvertible {
  let cents: Int
  var description: String { "\(Rates.shared.convert(cents)) c" }
}

final class Shop: ObservableObject {
  @Published var day = 0
  private(set) var comparisons = 0
  func offers() -> [Offer] { [Offer(price: 2, shop: self), Offer(price: 1, shop: self)] }
  func compare() { comparisons += 1 }
}

struct Offer: Comparable {
  let price: Int
  let shop: Shop

  static func == (left: Offer, right: Offer) -> Bool { left.price == right.price }

  static func < (left: Offer, right: Offer) -> Bool {
    left.shop.compare()
    return left.price < right.price
  }
}

final class Kitchen: ObservableObject {
  @Published var orders = 0
  private(set) var formatted = 0

  func format(_ minutes: Int) -> String {
    formatted += 1
    return "\(minutes) min"
  }
}

struct Minutes: FormatStyle {
  static nonisolated(unsafe) var kitchen = Kitchen()
  func format(_ value: Int) -> String { Self.kitchen.format(value) }
}

/// A view's own function that nothing calls shows nothing.
final class Bell: ObservableObject {
  @Published var name = ""
  private(set) var rings = 0

  func ring() -> Int {
    rings += 1
    return rings
  }
}

struct BellView: View {
  @ObservedObject var bell: Bell

  private var unused: Int { bell.ring() }

  var body: some View {
    Text("\(bell.name) \(bell.rings)")
    Button("Ring") { _ = bell.ring() }
  }
}

struct ShopView: View {
  @StateObject private var strings = Strings()
  @StateObject private var shop = Shop()
  @StateObject private var kitchen = Kitchen()
  @ObservedObject private var rates = Rates.shared

  var body: some View {
    Text(Localized(strings: strings).hello)
    Text("missing \(strings.missing)")
    Text("\(Price(cents: 2)) after \(rates.conversions)")
    Text("\(shop.day) \(shop.offers().sorted().map(\.price)) \(shop.comparisons)")
    Text("\(kitchen.orders) \(5.formatted(Minutes())) \(kitchen.formatted)")
    Button("German") {
      strings.language = "de"
      rates.rate += 1
      shop.day += 1
      kitchen.orders += 1
    }
    BellView(bell: Bell())
  }
}
