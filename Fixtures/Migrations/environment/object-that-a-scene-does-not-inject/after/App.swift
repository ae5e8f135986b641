import SwiftUI

@Observable
final class Router {
  var path: [Int] = []
}

struct Link: View {
  @Environment(Router.self) private var router: Router?

  var body: some View {
    Button("Open") { router?.path.append(1) }
  }
}

struct Row: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Cell: View {
  @Environment(Router.self) private var router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

extension View {
  func routed() -> some View {
    environment(Router())
  }
}

@main
struct MyApp: App {
  @State private var router = Router()

  var body: some Scene {
    WindowGroup {
      VStack {
        Row()
      }
      .environment(router)
    }
    WindowGroup {
      Cell().routed()
    }
    WindowGroup {
      VStack {
        Link()
      }
    }
  }
}
