import SwiftUI
import UIKit

@Observable
final class Router {
  var path: [Int] = []
}

struct ImportButton: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Import") { router?.path.append(1) }
  }
}

struct ImportMenu: View {
  var body: some View {
    VStack { ImportButton() }
  }
}

struct AppCommands: Commands {
  var body: some Commands {
    CommandMenu("File") { ImportMenu() }
  }
}

struct Toolbar: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Back") { router?.path.removeLast() }
  }
}

struct Bar: View {
  var body: some View { Toolbar() }
}

struct Row: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Open") { router.path.append(2) }
  }
}

struct Cell: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Open") { router.path.append(3) }
  }
}

struct Rows: View {
  var body: some View {
    VStack {
      Row()
      ImportMenu()
    }
  }
}

final class BarController: UIViewController {
  func host() -> UIViewController {
    UIHostingController(rootView: Bar())
  }

  func hostCell(_ router: Router) -> UIViewController {
    let cell = Cell()
    return UIHostingController(rootView: cell.environment(router))
  }
}

@main
struct MyApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      Rows().environment(router)
    }
    .commands { AppCommands() }
  }
}
