import SwiftUI

final class Themes: ObservableObject {
  @Published var current = ""
  nonisolated(unsafe) static var dark = ""

  func set(_ name: String) {
    Themes.dark = name
    current = name
  }
}

extension Color {
  init(id: String) { self = Themes.dark == id ? .black : .white }
  init(named: String) { self = named.isEmpty ? .black : .white }
}

struct Named: View {
  @ObservedObject var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color(id: "bar")) }
}

struct Made: View {
  @ObservedObject var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color.init(id: "bar")) }
}

struct Implied: View {
  @ObservedObject var themes: Themes
  var body: some View { Rectangle().foregroundColor(.init(id: "bar")) }
}

struct Plain: View {
  @ObservedObject var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color(named: "bar")) }
}

struct Constant: View {
  @ObservedObject var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color.black) }
}

struct Root: View {
  @StateObject private var themes = Themes()
  var body: some View {
    Named(themes: themes)
    Made(themes: themes)
    Implied(themes: themes)
    Plain(themes: themes)
    Constant(themes: themes)
    Button("Dark") { themes.set("bar") }
  }
}
