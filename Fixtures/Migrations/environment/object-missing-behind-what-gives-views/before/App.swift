import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct InTab: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

struct InFunction: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

struct InCoordinator: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

struct InModifier: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

struct Standard: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

struct InInjectedTab: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Open") { router.path.append(1) } }
}

enum Tab: CaseIterable {
  case home

  @ViewBuilder var screen: some View { InTab() }
  @ViewBuilder var injected: some View { InInjectedTab() }
}

func made(_ depth: Int) -> AnyView {
  depth > 0 ? AnyView(made(depth - 1)) : AnyView(InFunction())
}

final class Coordinator {
  @ViewBuilder func start() -> some View { InCoordinator() }
}

struct Decorated: ViewModifier {
  func body(content: Content) -> some View {
    content
    InModifier()
  }
}

extension View {
  func decorated() -> some View { modifier(Decorated()) }
}

extension Standard {
  static let standard = Standard()
}

struct RootView: View {
  let router: Router
  private let coordinator = Coordinator()

  init(router: Router) { self.router = router }

  var body: some View {
    ForEach(Tab.allCases, id: \.self) { $0.screen }
    ForEach(Tab.allCases, id: \.self) { $0.injected.environmentObject(router) }
    made(1)
    coordinator.start()
    Text("\(router.path.count)").decorated()
    Standard.standard
  }
}

@main
struct MyApp: App {
  @StateObject private var router = Router()
  var body: some Scene { WindowGroup { RootView(router: router) } }
}
