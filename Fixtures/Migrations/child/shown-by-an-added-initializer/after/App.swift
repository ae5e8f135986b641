import SwiftUI

@Observable
final class Themes {
  var current = ""
  nonisolated(unsafe) static var dark = ""

  func set(_ name: String) {
    Themes.dark = name
    current = name
  }

  // `dark` is not observable, and views read it again when `current` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

extension Color {
  init(id: String) { self = Themes.dark == id ? .black : .white }
  init(named: String) { self = named.isEmpty ? .black : .white }
}

struct Named: View {
  var themes: Themes
  var body: some View {
    // Update when `current` changes; `dark` is not observable.
    let _ = themes.current
    Rectangle().foregroundColor(Color(id: "bar"))
  }
}

struct Made: View {
  var themes: Themes
  var body: some View {
    // Update when `current` changes; `dark` is not observable.
    let _ = themes.current
    Rectangle().foregroundColor(Color.init(id: "bar"))
  }
}

struct Implied: View {
  var themes: Themes
  var body: some View {
    // Update when `current` changes; `dark` is not observable.
    let _ = themes.current
    Rectangle().foregroundColor(.init(id: "bar"))
  }
}

struct Plain: View {
  var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color(named: "bar")) }
}

struct Constant: View {
  var themes: Themes
  var body: some View { Rectangle().foregroundColor(Color.black) }
}

struct Root: View {
  @State private var themes = Themes()
  var body: some View {
    Named(themes: themes)
    Made(themes: themes)
    Implied(themes: themes)
    Plain(themes: themes)
    Constant(themes: themes)
    Button("Dark") { themes.set("bar") }
  }
}
