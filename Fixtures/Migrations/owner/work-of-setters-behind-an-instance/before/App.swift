import SwiftUI

final class Journal {
  nonisolated(unsafe) static let shared = Journal()
  var pages = 0
  var lines: [String] = []

  func next() -> Int {
    pages += 1
    return pages
  }
}

@propertyWrapper struct Saved {
  let key: String

  init(_ key: String) { self.key = key }

  var wrappedValue: Int {
    get { UserDefaults.standard.integer(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}

@propertyWrapper struct Logged {
  var wrappedValue: Int {
    Journal.shared.lines.append("read")
    return 1
  }
}

@propertyWrapper struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 9) }
  }
}

protocol Stats: AnyObject {
  var opens: Int { get set }
}

final class SharedStats: Stats {
  nonisolated(unsafe) static let shared = SharedStats()
  var opens = 0
}

final class Preferences {
  @AppStorage("theme") var theme = 0
}

final class Launches: ObservableObject {
  @AppStorage("launches") private var launches = 0
  @Published var title = ""

  init() { launches += 1 }
}

final class Hints: ObservableObject {
  @AppStorage("hints") private var isShown = false
  @Published var title = ""

  init() { show() }

  private func show() { isShown.toggle() }
}

final class Themed: ObservableObject {
  private let preferences = Preferences()
  @Published var title = ""

  init() { preferences.theme = 3 }
}

final class Opened: ObservableObject {
  @Saved("opened") private var opened: Int
  @Published var title = ""

  init() { opened += 1 }
}

final class Closed: ObservableObject {
  @Saved("closed") private var closed: Int
  @Published var title = ""

  deinit { closed += 1 }
}

final class Reader: ObservableObject {
  @Logged private var line
  @Published var number = 0

  init() { number = line }
}

final class Visit: ObservableObject {
  @Published var title = ""
  private var visits: Int {
    get { UserDefaults.standard.integer(forKey: "visits") }
    set { UserDefaults.standard.set(newValue, forKey: "visits") }
  }

  init() { visits += 1 }
}

final class Counted: ObservableObject {
  @Published var title = ""
  private let stats: Stats

  init(stats: Stats = SharedStats.shared) {
    self.stats = stats
    stats.opens += 1
  }
}

final class Bounded: ObservableObject {
  @Published var title = ""

  init() { count(SharedStats.shared) }

  private func count<S: Stats>(_ stats: S) { stats.opens += 1 }
}

final class Streak: ObservableObject {
  @Published var days = 0 {
    didSet { UserDefaults.standard.set(days, forKey: "days") }
  }

  init() { begin() }

  private func begin() { days += 1 }
}

final class Listed: ObservableObject {
  @Published var title = ""

  init() { add(to: &Journal.shared.lines) }

  private func add(to lines: inout [String]) { lines.append("line") }
}

final class Numbered: ObservableObject {
  @Published var page = 0

  init() { turn() }

  private func turn(to page: Int = Journal.shared.next()) { self.page = page }
}

struct Counter {
  var count = 0
}

final class Plain: ObservableObject {
  @AppStorage("launches") private var launches = 0
  @AppStorage("isSeeded") private var isSeeded = false
  @Saved("version") private var version: Int
  @Clamped private var level: Int
  @Published var title = ""
  @Published var days = 0 {
    didSet { UserDefaults.standard.set(days, forKey: "days") }
  }
  @Published var week = 0 {
    didSet { title = "\(week)" }
  }
  private var counter = Counter()
  private let stats: Stats = SharedStats()

  init() {
    title = "\(launches)"
    level = 3
    counter.count += 1
    stats.opens += 1
    if !isSeeded { isSeeded = true }
    load()
    migrate()
  }

  private func migrate() {
    guard version < 2 else { return }
    version = 2
  }

  private func load() {
    days = UserDefaults.standard.integer(forKey: "days")
    week += 1
  }
}

final class Once: ObservableObject {
  @AppStorage("launches") private var launches = 0
  @Published var title = ""

  init() { launches += 1 }
}

struct Row: View {
  @StateObject private var launches = Launches()
  @StateObject private var hints = Hints()
  @StateObject private var themed = Themed()
  @StateObject private var opened = Opened()
  @StateObject private var closed = Closed()
  @StateObject private var reader = Reader()
  @StateObject private var visit = Visit()
  @StateObject private var counted = Counted()
  @StateObject private var bounded = Bounded()
  @StateObject private var streak = Streak()
  @StateObject private var listed = Listed()
  @StateObject private var numbered = Numbered()
  @StateObject private var plain = Plain()

  var body: some View {
    Text(launches.title + hints.title + themed.title + opened.title + closed.title)
    Text(visit.title + counted.title + bounded.title + listed.title + plain.title)
    Text("\(reader.number) \(streak.days) \(numbered.page)")
  }
}

struct Screen: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
    Row()
  }
}

@main
struct JournalApp: App {
  @StateObject private var once = Once()

  var body: some Scene {
    WindowGroup {
      Text(once.title)
      Screen()
    }
  }
}
