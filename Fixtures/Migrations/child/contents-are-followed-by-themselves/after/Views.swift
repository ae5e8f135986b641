import SwiftUI

enum Totals {
  nonisolated(unsafe) static var count = 0
}

@Observable
final class Cart {
  var items: [Int] = []

  func add() {
    items.append(1)
    Totals.count += 1
  }
}

struct Rows: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    ForEach([1, 2], id: \.self) { _ in Text("\(cart.items.count)") }
  }
}

struct RowsByFunction: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    ForEach([1, 2], id: \.self, content: row)
  }
  func row(_ place: Int) -> some View { Text("\(place) \(cart.items.count)") }
}

struct RowsByLocalFunction: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    let count = { cart.items.count }
    Text("\(Totals.count)")
    ForEach([1, 2], id: \.self) { _ in Text("\(count())") }
  }
}

struct RowsThatShowBoth: View {
  var cart: Cart
  var body: some View {
    ForEach([1, 2], id: \.self) { _ in Text("\(cart.items.count) of \(Totals.count)") }
  }
}

struct RowsOfData: View {
  var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    ForEach(cart.items, id: \.self) { Text("\($0)") }
  }
  func items() -> Int { 0 }
}
