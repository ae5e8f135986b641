import SwiftUI

final class Registry: ObservableObject {
  static let shared = Registry()
  @Published var count = 0
  @Published var names: [String] = []
  @Published var last = ""

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

final class Page: ObservableObject {
  @Published var title = ""
  init(name: String) {
    if !Registry.shared.names.contains(name) {
      Registry.shared.names.append(name)
    }
  }
}

final class Badge: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.last = "badge" }
}

struct RowView: View {
  @StateObject private var row = Row()
  @StateObject private var tab = Tab()
  @StateObject private var badge = Badge()
  @StateObject private var page: Page

  init(name: String) {
    _page = StateObject(wrappedValue: Page(name: name))
  }

  var body: some View {
    Text(row.title + tab.title + page.title + badge.title)
  }
}

struct CountView: View {
  @ObservedObject var registry = Registry.shared
  var body: some View {
    Text("\(registry.count) \(registry.names.count) \(registry.last)")
  }
}
