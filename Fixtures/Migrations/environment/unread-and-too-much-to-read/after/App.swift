import SwiftUI

@Observable
final class Routes {
  private var from = ""
  var to = ""

  func turn() { (from, to) = (to, from) }
}

struct Row: View {
  let departure: Date

  var body: some View { Text(departure < Date() ? "missed" : "due") }
}

struct Board: View {
  @State private var routes = Routes()

  var body: some View {
    Row(departure: Date(timeIntervalSince1970: 0)).environment(routes)
    Button(routes.to) { routes.turn() }
  }
}
