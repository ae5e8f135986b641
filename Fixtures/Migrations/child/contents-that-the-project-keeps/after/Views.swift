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

typealias Title = () -> String

struct Card<Content: View>: View {
  let content: Content
  init(@ViewBuilder content: () -> Content) { self.content = content() }
  var body: some View { content }
}

struct LazyCard<Content: View>: View {
  @ViewBuilder let content: () -> Content
  var body: some View { content() }
}

struct Label: View {
  let title: Title
  var body: some View { Text(title()) }
}

extension View {
  func framed<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> some View {
    LazyCard(content: content)
  }
}

struct InCard: View {
  var cart: Cart
  var body: some View {
    Text("\(Totals.count)")
    Card { Text("\(cart.items.count)") }
  }
}

struct InLazyCard: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    LazyCard { Text("\(cart.items.count)") }
  }
}

struct InLabel: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)")
    Label(title: { "\(cart.items.count)" })
  }
}

struct InFrame: View {
  var cart: Cart
  var body: some View {
    let _ = cart.items  // Update when `items` changes; `Totals.count` is not observable.
    Text("\(Totals.count)").framed { Text("\(cart.items.count)") }
  }
}
