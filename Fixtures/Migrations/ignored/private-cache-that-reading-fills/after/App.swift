import SwiftUI

@Observable
final class Prices {
  var currency = "EUR"
  @ObservationIgnored private var labels: [Int: String] = [:]
  @ObservationIgnored private var codes: [Int: String] = [:]
  @ObservationIgnored private var newest: String?
  private var loaded: [Int: String] = [:]
  private var history: [String] = []
  private var total = 0

  var latest: String {
    if let newest { return newest }
    newest = currency
    return currency
  }

  var sum: Int {
    get { total }
    set { total = newValue }
  }

  func label(_ price: Int) -> String {
    if let label = labels[price] { return label }
    let label = "\(price) \(currency)"
    labels[price] = label
    return label
  }

  func code(_ price: Int) -> String? {
    let code = receive(codes[price])
    codes[price] = "\(price)"
    return code
  }

  private func receive(_ code: String?) -> String? { code }

  func load(_ price: Int) async -> String {
    if let label = loaded[price] { return label }
    loaded[price] = "\(price)"
    return "\(price)"
  }

  func record(_ price: Int) {
    history.append(label(price))
    print(history.count)
  }

  func all() -> [String] {
    history + Array(loaded.values)
  }
}

struct PriceView: View {
  var prices: Prices

  var body: some View {
    Text((prices.code(1) ?? "") + prices.label(1) + prices.latest + prices.all().joined())
  }
}

@Observable
final class Phrases {
  var language = "en" {
    didSet { cache.removeAll() }
  }
  @ObservationIgnored private var cache: [String: String] = [:]

  subscript(key: String) -> String {
    _ = language  // Update when `language` changes; `cache` is not observable.
    if let known = cache[key] { return known }
    let phrase = key + language
    cache[key] = phrase
    return phrase
  }
}

struct PhraseView: View {
  var phrases: Phrases

  var body: some View {
    Text(phrases["hello"])
    Button("Change") { phrases.language = "de" }
  }
}
