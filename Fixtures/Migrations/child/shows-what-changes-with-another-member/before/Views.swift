import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
  nonisolated(unsafe) static var launches = 0
  static func launch() { launches += 1 }
}

final class Cart: ObservableObject {
  @Published var title = "Cart"
  @Published var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }

  func add() {
    items.append(1)
    Totals.count += 1
  }
}

struct Badge: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.title) \(Totals.count)") }
}

struct Summary: View {
  @ObservedObject var cart: Cart
  var body: some View { Text(cart.isEmpty ? "empty" : "\(Totals.count)") }
}

struct Other: View {
  @ObservedObject var cart: Cart
  var body: some View { Text("\(cart.title) \(Totals.launches)") }
}
