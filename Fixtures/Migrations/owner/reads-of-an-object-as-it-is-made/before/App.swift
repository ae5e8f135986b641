import SwiftUI

final class Feed: ObservableObject {
  @Published var items: [Int] = []
  @Published private(set) var isLoading = false
  @Published var account: Int?
  @Published var title = ""
  private var tasks: [Task<Void, Never>] = []
  private(set) var generation = 0

  init() {
    if items.isEmpty {
      load()
    }
    title = title + "!"
    update()
  }

  func load() {
    guard !self.isLoading else { return }
    isLoading = true
    generation += 1
    tasks.append(
      Task { @MainActor in
        items = [1]
        isLoading = false
        account = 7
        generation += 1
        tasks.removeAll()
      })
  }

  private func update() {
    if let account {
      print(account)
    }
    guard let account = account else { return }
    print(account)
  }
}

class Base: ObservableObject {
  @Published var state = 0

  init() {
    sync()
  }

  func sync() {
    if state == 0 {
      state = 1
    }
    DispatchQueue.main.async { self.state = 2 }
  }
}

final class Page: Base {}

final class Archive: ObservableObject {
  @Published var items: [Int] = []
  var isEmpty: Bool { items.isEmpty }

  init() {
    if isEmpty {
      Task { @MainActor in items = [1] }
    }
  }
}

final class Shelf: ObservableObject {
  @Published var items: [Int] = []

  init() {
    items.append(0)
    Task { @MainActor in items.append(1) }
  }
}

class Cellar: ObservableObject {
  @Published var bottles = 0
}

final class Rack: Cellar {
  override init() {
    super.init()
    if bottles == 0 {
      Task { @MainActor in bottles = 1 }
    }
  }
}

/// Nothing changes what is read.
final class Fixed: ObservableObject {
  @Published var count = 1
  @Published var label = ""

  init() {
    let shown = count
    Task { @MainActor in label = "\(shown)" }
  }
}

/// Only another object makes it, for all.
final class Shared: ObservableObject {
  static let shared = Shared()
  @Published var count = 0

  private init() {
    if count == 0 {
      Task { @MainActor in count = 1 }
    }
  }
}

final class Session: ObservableObject {
  @Published var user = ""

  init() {
    if user.isEmpty {
      Task { @MainActor in user = "a" }
    }
  }
}

struct FeedView: View {
  @StateObject private var feed: Feed

  init() {
    let feed = Feed()
    _feed = StateObject(wrappedValue: feed)
  }

  var body: some View { Text("\(feed.items.count) \(feed.title)") }
}

struct PageView: View {
  @ObservedObject var page: Page
  var body: some View { Text("\(page.state)") }
}

struct ArchiveView: View {
  @StateObject private var archive = Archive()
  var body: some View { Text(archive.isEmpty ? "none" : "some") }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf()
  var body: some View { Text("\(shelf.items.count)") }
}

struct RackView: View {
  @StateObject private var rack = Rack()
  var body: some View { Text("\(rack.bottles)") }
}

struct FixedView: View {
  @StateObject private var fixed = Fixed()
  @ObservedObject var shared = Shared.shared
  @EnvironmentObject private var session: Session
  var body: some View { Text("\(fixed.label) \(shared.count) \(session.user)") }
}

struct Screen: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    FeedView()
    PageView(page: Page())
    ArchiveView()
    ShelfView()
    RackView()
    FixedView()
  }
}

@main
struct FeedApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup { Screen().environmentObject(session) }
  }
}
