import SwiftUI

@Observable
final class Router {
  var isLoggedIn = false
}

@Observable
final class Cart {
  var items = 0
}

@main
struct ShopApp: App {
  @State private var router = Router()
  @State private var cart = Cart()

  @ViewBuilder
  private var root: some View {
    if router.isLoggedIn { Text("In") } else { Welcome() }
  }

  private func checkout(_ title: String) -> some View { Checkout(title: title) }

  var body: some Scene {
    WindowGroup {
      root.environment(router)
      checkout("Cart").environment(cart)
    }
    WindowGroup("Second") {
      checkout("Second")
    }
  }
}

struct Welcome: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Start") { router.isLoggedIn = true }
  }
}

struct Checkout: View {
  let title: String

  @Environment(Cart.self) private var cart: Cart?

  var body: some View {
    Button(title) { cart?.items += 1 }
  }
}
