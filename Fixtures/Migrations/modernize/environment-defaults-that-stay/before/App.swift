import SwiftUI

struct Item {
  let id = UUID()
  var name = ""
}

struct Stamp {
  let date: Date

  init(date: Date = Date()) { self.date = date }
}

struct Session {
  let started: Date

  init() {
    started = Date.now
  }
}

enum Span {
  case days(Int)

  static func some() -> Span { .days(Int.random(in: 1...7)) }
}

struct Theme {
  var width = 1
  static let light = Theme()
}

extension Date {
  static var launched: Date { Date() }
}

let theme = Theme(width: 3)

func makeCount() -> Int { Int.random(in: 0...9) }

private struct IdentityKey: EnvironmentKey {
  static let defaultValue = UUID()
}

private struct OpenedKey: EnvironmentKey {
  static let defaultValue: Date = .now
}

private struct LaunchedKey: EnvironmentKey {
  static let defaultValue: Date = Date.launched
}

private struct LaterKey: EnvironmentKey {
  static let defaultValue = Date(timeIntervalSinceNow: 60)
}

private struct LanguageKey: EnvironmentKey {
  static let defaultValue = Locale.current
}

private struct ItemKey: EnvironmentKey {
  static let defaultValue = Item(name: "first")
}

private struct StampKey: EnvironmentKey {
  static let defaultValue = Stamp()
}

private struct SessionKey: EnvironmentKey {
  static let defaultValue = Session()
}

private struct SpanKey: EnvironmentKey {
  static let defaultValue: Span = Span.some()
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = makeCount()
}

private struct WideKey: EnvironmentKey {
  static let defaultValue = Theme(width: makeCount())
}

private struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { theme }
}

private struct LightKey: EnvironmentKey {
  typealias Value = Theme
  static let defaultValue = Value.light
}

private struct DarkKey: EnvironmentKey {
  static var defaultValue: Theme { Self.Value(width: 2) }
}

private struct OwnerKey: EnvironmentKey {
  static var defaultValue: String { fatalError("no owner") }
}

private struct SpacingKey: EnvironmentKey {
  static var defaultValue: Int {
    #if os(iOS)
      8
    #else
      4
    #endif
  }
}

extension EnvironmentValues {
  var identity: UUID {
    get { self[IdentityKey.self] }
    set { self[IdentityKey.self] = newValue }
  }

  var opened: Date {
    get { self[OpenedKey.self] }
    set { self[OpenedKey.self] = newValue }
  }

  var launched: Date {
    get { self[LaunchedKey.self] }
    set { self[LaunchedKey.self] = newValue }
  }

  var later: Date {
    get { self[LaterKey.self] }
    set { self[LaterKey.self] = newValue }
  }

  var language: Locale {
    get { self[LanguageKey.self] }
    set { self[LanguageKey.self] = newValue }
  }

  var item: Item {
    get { self[ItemKey.self] }
    set { self[ItemKey.self] = newValue }
  }

  var stamp: Stamp {
    get { self[StampKey.self] }
    set { self[StampKey.self] = newValue }
  }

  var session: Session {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }

  var span: Span {
    get { self[SpanKey.self] }
    set { self[SpanKey.self] = newValue }
  }

  var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  var wide: Theme {
    get { self[WideKey.self] }
    set { self[WideKey.self] = newValue }
  }

  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var light: Theme {
    get { self[LightKey.self] }
    set { self[LightKey.self] = newValue }
  }

  var dark: Theme {
    get { self[DarkKey.self] }
    set { self[DarkKey.self] = newValue }
  }

  var owner: String {
    get { self[OwnerKey.self] }
    set { self[OwnerKey.self] = newValue }
  }

  var spacing: Int {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}
