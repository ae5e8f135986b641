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

@Observable
final class Launches {
  @ObservationIgnored @AppStorage("launches") private var launches = 0
  var title = ""

  init() { launches += 1 }
}

@Observable
final class Hints {
  @ObservationIgnored @AppStorage("hints") private var isShown = false
  var title = ""

  init() { show() }

  private func show() { isShown.toggle() }
}

@Observable
final class Themed {
  private let preferences = Preferences()
  var title = ""

  init() { preferences.theme = 3 }
}

@Observable
final class Opened {
  @ObservationIgnored @Saved("opened") private var opened: Int
  var title = ""

  init() { opened += 1 }
}

@Observable
final class Closed {
  @ObservationIgnored @Saved("closed") private var closed: Int
  var title = ""

  deinit { closed += 1 }
}

@Observable
final class Reader {
  @ObservationIgnored @Logged private var line
  var number = 0

  init() { number = line }
}

@Observable
final class Visit {
  var title = ""
  private var visits: Int {
    get { UserDefaults.standard.integer(forKey: "visits") }
    set { UserDefaults.standard.set(newValue, forKey: "visits") }
  }

  init() { visits += 1 }
}

@Observable
final class Counted {
  var title = ""
  private let stats: Stats

  init(stats: Stats = SharedStats.shared) {
    self.stats = stats
    stats.opens += 1
  }
}

@Observable
final class Bounded {
  var title = ""

  init() { count(SharedStats.shared) }

  private func count<S: Stats>(_ stats: S) { stats.opens += 1 }
}

@Observable
final class Streak {
  var days = 0 {
    didSet { UserDefaults.standard.set(days, forKey: "days") }
  }

  init() { begin() }

  private func begin() { days += 1 }
}

@Observable
final class Listed {
  var title = ""

  init() { add(to: &Journal.shared.lines) }

  private func add(to lines: inout [String]) { lines.append("line") }
}

@Observable
final class Numbered {
  var page = 0

  init() { turn() }

  private func turn(to page: Int = Journal.shared.next()) { self.page = page }
}

struct Counter {
  var count = 0
}

@Observable
final class Plain {
  @ObservationIgnored @AppStorage("launches") private var launches = 0
  @ObservationIgnored @AppStorage("isSeeded") private var isSeeded = false
  @ObservationIgnored @Saved("version") private var version: Int
  @ObservationIgnored @Clamped private var level: Int
  var title = ""
  var days = 0 {
    didSet { UserDefaults.standard.set(days, forKey: "days") }
  }
  var week = 0 {
    didSet { title = "\(week)" }
  }
  @ObservationIgnored private var counter = Counter()
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

@Observable
final class Once {
  @ObservationIgnored @AppStorage("launches") private var launches = 0
  var title = ""

  init() { launches += 1 }
}

struct Row: View {
  @State private var launches = Launches()
  @State private var hints = Hints()
  @State private var themed = Themed()
  @State private var opened = Opened()
  @State private var closed = Closed()
  @State private var reader = Reader()
  @State private var visit = Visit()
  @State private var counted = Counted()
  @State private var bounded = Bounded()
  @State private var streak = Streak()
  @State private var listed = Listed()
  @State private var numbered = Numbered()
  @State private var plain = Plain()

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
  @State private var once = Once()

  var body: some Scene {
    WindowGroup {
      Text(once.title)
      Screen()
    }
  }
}
