import SwiftUI

// observify:ignore -- shared with a package
struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

struct TintKey: EnvironmentKey {
  static let defaultValue = 1
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var tint: Int {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
