import SwiftUI

// observify:ignore -- shared with a package
struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  @Entry var tint: Int = 1
}
