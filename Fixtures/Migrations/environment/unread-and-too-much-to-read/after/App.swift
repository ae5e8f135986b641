import SwiftUI

enum Platform {
  @MainActor static var isOpen = false
}

@Observable
final class Routes {
  private var from = ""
  var to = ""

  func turn() { (from, to) = (to, from) }
}

struct Row: View {
  var body: some View { Text(Platform.isOpen ? "boarding" : "due") }
}

struct Board: View {
  @State private var routes = Routes()

  var body: some View {
    Row().environment(routes)
    Button(routes.to) { routes.turn() }
    Button("Open") { Platform.isOpen = true }
  }
}
