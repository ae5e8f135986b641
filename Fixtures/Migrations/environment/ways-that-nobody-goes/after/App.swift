import SwiftUI
import UIKit

@Observable
final class Sheets { var isShown = false }

struct RootView: View {
  @State var sheets = Sheets()
  var body: some View { HomeView().environment(sheets) }
}

struct HomeView: View {
  var body: some View { PageView() }
}

struct PageView: View {
  @Environment(Sheets.self) var sheets
  var body: some View { Button("Go") { withAnimation { sheets.isShown = true } } }
}

struct SplashView: View {
  @ViewBuilder var unused: some View { HomeView() }
  var body: some View { Text("splash") }
}

@main
struct MainApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
    WindowGroup { SplashView() }
  }
}

struct OldScene: Scene {
  var body: some Scene { WindowGroup { PageView() } }
}

@Observable
final class Coordinator { var path: [Int] = [] }

class PageController<Content: View>: UIViewController {
  let path = Coordinator()
  let content: UIViewController

  init(rootView: Content) {
    content = UIHostingController(rootView: Wrapped(rootView: rootView, path: path))
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }
}

private struct Wrapped<Content: View>: View {
  let rootView: Content
  let path: Coordinator
  var body: some View { rootView.environment(path) }
}

struct BrowsePage: View {
  @Environment(Coordinator.self) private var coordinator
  var body: some View { Button("Go") { coordinator.path = [1] } }
}

final class Browser: UIViewController {
  func open() { present(PageController(rootView: BrowsePage()), animated: true) }
}
