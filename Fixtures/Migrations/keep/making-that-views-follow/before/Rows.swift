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

final class Delayed: ObservableObject {
  @Published var title = ""
  init() { DispatchQueue.main.async { Registry.shared.count += 1 } }
}

final class Waiting: ObservableObject {
  @Published var title = ""
  private var action: () -> Void = {}
  init() { action = add }
  private func add() { Registry.shared.count += 1 }
  func run() { action() }
}

struct Loader {
  func load(_ finish: @escaping (Int) -> Void) { DispatchQueue.main.async { finish(1) } }
}

final class Fetched: ObservableObject {
  @Published var title = ""
  init() { Loader().load { Registry.shared.count += $0 } }
}

final class Eager: ObservableObject {
  @Published var title = ""
  init() { [1, 2].forEach { Registry.shared.count += $0 } }
}

final class Draft: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.count += 1 }
}

final class Session: ObservableObject {
  @Published var title = ""
  init() { Registry.shared.count += 1 }
}

struct DraftView: View {
  @ObservedObject var draft: Draft
  var body: some View { Text(draft.title) }
}

struct ChipView: View {
  @StateObject private var chip = Chip()
  @StateObject private var reel = Reel()
  @StateObject private var delayed = Delayed()
  @StateObject private var waiting = Waiting()

  @StateObject private var fetched = Fetched()
  @StateObject private var eager = Eager()

  var body: some View {
    Text(chip.title + reel.title + delayed.title + waiting.title + fetched.title + eager.title)
  }
}

@main
struct RowsApp: App {
  @StateObject private var session = Session()

  var body: some Scene { WindowGroup { Text(session.title) } }
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
