import SwiftUI

final class Store {
  static var current = Store()
  var name = ""
}

private struct StoreKey: EnvironmentKey {
  static let defaultValue = Store()
}

private struct CurrentKey: EnvironmentKey {
  static let defaultValue = Store.current
}

private struct NameKey: EnvironmentKey {
  static let defaultValue = Store.current.name
}

private struct NamedKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct CountKey: EnvironmentKey {
  static let defaultValue = 0
  static let limit = 1
}

private struct NoteKey: EnvironmentKey {
  // Nobody changes it.
  static let defaultValue = 0
}

struct FarKey: EnvironmentKey {
  static let defaultValue = Far.made
}

private enum Far { static let made = 1 }

private struct LimitKey: EnvironmentKey {
  static let defaultValue = 0
}

struct OddKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var store: Store {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }

  var current: Store {
    get { self[CurrentKey.self] }
    set { self[CurrentKey.self] = newValue }
  }

  var name: String {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }

  var named: Int {
    get { self[NamedKey.self] }
    set { self[NamedKey.self] = newValue }
  }

  var count: Int {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }

  var note: Int {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  var limit: Int {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = min(newValue, 10) }
  }

  #if DEBUG
    var odd: Int {
      get { self[OddKey.self] }
      set { self[OddKey.self] = newValue }
    }
  #endif

  var isNamed: Bool { self[NamedKey.self] == NamedKey.defaultValue }
}
