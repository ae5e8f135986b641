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

struct Sheets: View {
  var cart: Cart
  @State private var isShown = false
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
      .sheet(isPresented: $isShown, onDismiss: { print(cart.items.count) }) { Text("") }
  }
}

struct RowsOfData: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    List([1, 2], id: \.self) { _ in Text("\(cart.items.count)") }
  }
}

struct RowsOfViews: View {
  var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    List { Text("\(cart.items.count)") }
  }
}

struct Links: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    NavigationLink("Next") { Text("\(cart.items.count)") }
  }
}

struct Labels: View {
  var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    NavigationLink { Text("") } label: { Text("\(cart.items.count)") }
  }
}
