import SwiftUI

@Observable
final class Cart {
  nonisolated(unsafe) private(set) static var shared = Cart()
  var items: [String] = []

  static func clear() { shared = Cart() }
}

@Observable
final class Session {
  var title = "Shop"
  private(set) var user = "ann"
  let archive = Cart()

  func change(to name: String) {
    Cart.clear()
    user = name
  }

  // `Cart.shared` is not observable, and views read it again when `user` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

struct CartView: View {
  var cart = Cart.shared
  var body: some View { Text("\(cart.items)") }
}

struct FirstCartView: View {
  @State private var cart = Cart.shared
  var body: some View { Text("\(cart.items)") }
}

struct Shop: View {
  var session: Session
  var body: some View {
    let _ = session.user  // Update when `user` changes; `Cart.shared` is not observable.
    Text(session.title)
    CartView()
  }
}

struct First: View {
  var session: Session
  var body: some View {
    Text(session.title)
    FirstCartView()
  }
}

struct Archive: View {
  var session: Session
  var body: some View {
    Text(session.title)
    CartView(cart: session.archive)
  }
}

struct Root: View {
  @State private var session = Session()
  var body: some View {
    Text(session.user)
    Shop(session: session)
    First(session: session)
    Archive(session: session)
    Button("Change") { session.change(to: "ben") }
  }
}
