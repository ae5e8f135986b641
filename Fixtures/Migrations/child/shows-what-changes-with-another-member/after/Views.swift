import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var launches = 0
  static func launch() { launches += 1 }
}

@Observable
final class Cart {
  var title = "Cart"
  var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }

  func add() {
    items.append(1)
    Totals.count += 1
  }
}

struct Badge: View {
  var cart: Cart
  var body: some View {
    // Update when `items` changes; `Totals.count` is not observable.
    let _ = cart.items
    Text("\(cart.title) \(Totals.count)")
  }
}

struct Summary: View {
  var cart: Cart
  var body: some View { Text(cart.isEmpty ? "empty" : "\(Totals.count)") }
}

struct Other: View {
  var cart: Cart
  var body: some View { Text("\(cart.title) \(Totals.launches)") }
}
