import SwiftUI

final class Router: ObservableObject {
  @Published var isLoggedIn = false
}

final class Cart: ObservableObject {
  @Published var items = 0
}

@main
struct ShopApp: App {
  @StateObject private var router = Router()
  @StateObject private var cart = Cart()

  @ViewBuilder
  private var root: some View {
    if router.isLoggedIn { Text("In") } else { Welcome() }
  }

  private func checkout(_ title: String) -> some View { Checkout(title: title) }

  var body: some Scene {
    WindowGroup {
      root.environmentObject(router)
      checkout("Cart").environmentObject(cart)
    }
    WindowGroup("Second") {
      checkout("Second")
    }
  }
}

struct Welcome: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Start") { router.isLoggedIn = true }
  }
}

struct Checkout: View {
  let title: String

  @EnvironmentObject private var cart: Cart

  var body: some View {
    Button(title) { cart.items += 1 }
  }
}
