import SwiftUI

@Observable
final class Registry {
  static let shared = Registry()
  var count = 0
  var names: [String] = []
  var last = ""

  func add() { count = count + 1 }
}

final class Row: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.names.append("row") }
}

final class Tab: ObservableObject {
  @Published var title = ""
  init() { register() }
  private func register() { Registry.shared.add() }
}

@Observable
final class Page {
  var title = ""
  init(name: String) {
    if !Registry.shared.names.contains(name) {
      Registry.shared.names.append(name)
    }
  }
}

@Observable
final class Badge {
  var title = ""
  init() { Registry.shared.last = "badge" }
}

struct RowView: View {
  @StateObject private var row = Row()
  @StateObject private var tab = Tab()
  @State private var badge = Badge()
  @State private var page: Page

  init(name: String) {
    _page = State(wrappedValue: Page(name: name))
  }

  var body: some View {
    Text(row.title + tab.title + page.title + badge.title)
  }
}

struct CountView: View {
  var registry = Registry.shared
  var body: some View {
    Text("\(registry.count) \(registry.names.count) \(registry.last)")
  }
}
