import SwiftUI

@MainActor final class Coordinator: ObservableObject {
  static let shared = Coordinator()
  @Published var route = "home"
  private(set) var root = AnyView(EmptyView())

  private init() { build() }

  private func build() { root = AnyView(Home()) }
}

@MainActor @Observable final class Router {
  static let shared = Router()
  var route = "home"
  private var make: () -> AnyView = { AnyView(EmptyView()) }

  private init() { make = { AnyView(Start()) } }

  func root() -> AnyView { make() }
}

struct Home: View {
  @StateObject private var coordinator = Coordinator.shared

  var body: some View { Text(coordinator.route) }
}

struct Start: View {
  @State private var router = Router.shared

  var body: some View { Text(router.route) }
}

struct Root: View {
  var body: some View {
    Coordinator.shared.root
    Router.shared.root()
  }
}
