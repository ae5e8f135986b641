import SwiftUI

@Observable
final class Basket {
  static let shared = Basket()

  var items: [Int] = []

  func trim(by rule: Rule) { items.removeAll { $0 > rule.limit } }

  func trim(by scale: Scale) {
    var updatedItems = items
    updatedItems.removeAll { $0 > scale.limit }
    items = updatedItems
  }
}

struct Rule {
  let limit = Basket.shared.items.count
}

struct Scale {
  var limit: Int { Basket.shared.items.count }
}

struct BasketView: View {
  var basket: Basket

  var body: some View {
    Button("Trim") { basket.trim(by: Rule()) }
    Button("Weigh") { basket.trim(by: Scale()) }
    Text("\(basket.items.count)")
  }
}
