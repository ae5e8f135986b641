import SwiftUI

final class Routes: ObservableObject {
  @Published private var from = ""
  @Published var to = ""

  func turn() { (from, to) = (to, from) }
}

struct Row: View {
  @EnvironmentObject private var routes: Routes
  let departure: Date

  var body: some View { Text(departure < Date() ? "missed" : "due") }
}

struct Board: View {
  @StateObject private var routes = Routes()

  var body: some View {
    Row(departure: Date(timeIntervalSince1970: 0)).environmentObject(routes)
    Button(routes.to) { routes.turn() }
  }
}
