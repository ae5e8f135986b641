import SwiftUI
import UIKit

final class Sheets: ObservableObject { @Published var isShown = false }

struct RootView: View {
  @StateObject var sheets = Sheets()
  var body: some View { HomeView().environmentObject(sheets) }
}

struct HomeView: View {
  var body: some View { PageView() }
}

struct PageView: View {
  @EnvironmentObject var sheets: Sheets
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

final class Coordinator: ObservableObject { @Published var path: [Int] = [] }

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
  var body: some View { rootView.environmentObject(path) }
}

struct BrowsePage: View {
  @EnvironmentObject private var coordinator: Coordinator
  var body: some View { Button("Go") { coordinator.path = [1] } }
}

final class Browser: UIViewController {
  func open() { present(PageController(rootView: BrowsePage()), animated: true) }
}
