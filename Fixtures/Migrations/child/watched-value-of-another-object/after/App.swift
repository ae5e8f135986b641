import SwiftUI

@Observable
final class Item {
  var count = 0
  var note = ""
}

// observify:ignore -- later
final class Coupon: ObservableObject {
  @Published var code = ""
}

@Observable
final class Cart {
  var title = ""
  let item = Item()
  let coupon = Coupon()
  var total: Int { item.count }

  func key() -> Int { item.count }
}

struct CartView: View {
  var cart: Cart

  var body: some View {
    Text(cart.title)
      .onChange(of: cart.total) { print("save") }
      .onChange(of: cart.title) { print("title") }
      .onChange(of: cart.item.note) { print("note") }
      .onChange(of: cart.coupon.code) { print("code") }
      .task(id: cart.key()) { print("load") }
      .animation(.default, value: cart.total)
      .onChange(of: cart.key()) {}
  }
}

/// It observes both.
struct ItemView: View {
  var cart: Cart
  var item: Item

  var body: some View {
    Text(cart.title).onChange(of: cart.item.count) { print("save") }
  }
}

final class Queue {
  func task(id: Int) { print(id) }
}

struct Label {
  func task(id: Int) -> Text { Text("\(id)") }
}

/// Neither is code that follows the view.
struct QueueView: View {
  var cart: Cart
  let queue: Queue

  var body: some View {
    Button(cart.title) { queue.task(id: cart.item.count) }
    Label().task(id: cart.item.count)
    Button(cart.title) { _ = Text("").onChange(of: cart.item.count) { print("never") } }
  }
}

extension View {
  func watching(_ item: Item) -> some View { onChange(of: item.count) { print("watch") } }
}

struct WatchingView: View {
  var item: Item

  var body: some View { Text("\(item.count)").watching(item) }
}
