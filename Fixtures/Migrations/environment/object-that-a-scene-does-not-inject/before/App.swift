import SwiftUI

final class Router: ObservableObject {
  @Published var path: [Int] = []
}

struct Link: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Row: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

struct Cell: View {
  @EnvironmentObject private var router: Router

  var body: some View {
    Button("Open") { router.path.append(1) }
  }
}

extension View {
  func routed() -> some View {
    environmentObject(Router())
  }
}

@main
struct MyApp: App {
  @StateObject private var router = Router()

  var body: some Scene {
    WindowGroup {
      VStack {
        Row()
      }
      .environmentObject(router)
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
