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

struct Helper {
  func note() { Registry.shared.count += 1 }
}

let registries = [Registry.shared]

final class Chip: ObservableObject {
  @Published var title = ""
  init() { Helper().note() }
}

final class Reel: ObservableObject {
  @Published var title = ""
  init() { registries[0].count += 1 }
}

@Observable
final class Delayed {
  var title = ""
  init() { DispatchQueue.main.async { Registry.shared.count += 1 } }
}

@Observable
final class Waiting {
  var title = ""
  private var action: () -> Void = {}
  init() { action = add }
  private func add() { Registry.shared.count += 1 }
  func run() { action() }
}

struct Loader {
  func load(_ finish: @escaping (Int) -> Void) { DispatchQueue.main.async { finish(1) } }
}

@Observable
final class Fetched {
  var title = ""
  init() { Loader().load { Registry.shared.count += $0 } }
}

final class Eager: ObservableObject {
  @Published var title = ""
  init() { [1, 2].forEach { Registry.shared.count += $0 } }
}

@Observable
final class Draft {
  var title = ""
  init() { Registry.shared.count += 1 }
}

@Observable
final class Session {
  var title = ""
  init() { Registry.shared.count += 1 }
}

struct DraftView: View {
  var draft: Draft
  var body: some View { Text(draft.title) }
}

struct ChipView: View {
  @StateObject private var chip = Chip()
  @StateObject private var reel = Reel()
  @State private var delayed = Delayed()
  @State private var waiting = Waiting()

  @State private var fetched = Fetched()
  @StateObject private var eager = Eager()

  var body: some View {
    Text(chip.title + reel.title + delayed.title + waiting.title + fetched.title + eager.title)
  }
}

@main
struct RowsApp: App {
  @State private var session = Session()

  var body: some Scene { WindowGroup { Text(session.title) } }
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
