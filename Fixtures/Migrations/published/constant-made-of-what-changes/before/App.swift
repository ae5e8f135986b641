import SwiftUI

final class Basket: ObservableObject {
  static let shared = Basket()

  @Published var items: [Int] = []

  func trim(by rule: Rule) { items.removeAll { $0 > rule.limit } }

  func trim(by scale: Scale) { items.removeAll { $0 > scale.limit } }
}

struct Rule {
  let limit = Basket.shared.items.count
}

struct Scale {
  var limit: Int { Basket.shared.items.count }
}

struct BasketView: View {
  @ObservedObject var basket: Basket

  var body: some View {
    Button("Trim") { basket.trim(by: Rule()) }
    Button("Weigh") { basket.trim(by: Scale()) }
    Text("\(basket.items.count)")
  }
}
