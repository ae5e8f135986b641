import SwiftUI

final class Cart: ObservableObject {
  nonisolated(unsafe) private(set) static var shared = Cart()
  @Published var items: [String] = []

  static func clear() { shared = Cart() }
}

final class Session: ObservableObject {
  @Published var title = "Shop"
  @Published private(set) var user = "ann"
  let archive = Cart()

  func change(to name: String) {
    Cart.clear()
    user = name
  }
}

struct CartView: View {
  @ObservedObject var cart = Cart.shared
  var body: some View { Text("\(cart.items)") }
}

struct FirstCartView: View {
  @StateObject private var cart = Cart.shared
  var body: some View { Text("\(cart.items)") }
}

struct Shop: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(session.title)
    CartView()
  }
}

struct First: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(session.title)
    FirstCartView()
  }
}

struct Archive: View {
  @ObservedObject var session: Session
  var body: some View {
    Text(session.title)
    CartView(cart: session.archive)
  }
}

struct Root: View {
  @StateObject private var session = Session()
  var body: some View {
    Text(session.user)
    Shop(session: session)
    First(session: session)
    Archive(session: session)
    Button("Change") { session.change(to: "ben") }
  }
}
