import SwiftUI

enum Platform {
  @MainActor static var isOpen = false
}

final class Routes: ObservableObject {
  @Published private var from = ""
  @Published var to = ""

  func turn() { (from, to) = (to, from) }
}

struct Row: View {
  @EnvironmentObject private var routes: Routes

  var body: some View { Text(Platform.isOpen ? "boarding" : "due") }
}

struct Board: View {
  @StateObject private var routes = Routes()

  var body: some View {
    Row().environmentObject(routes)
    Button(routes.to) { routes.turn() }
    Button("Open") { Platform.isOpen = true }
  }
}
