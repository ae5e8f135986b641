import SwiftUI

extension EnvironmentValues {
  var listLevel: Int {
    get { self[ListLevelKey.self] }
    set { self[ListLevelKey.self] = newValue }
  }

  var isTight: Bool {
    get { self[IsTightKey.self] }
    set { self[IsTightKey.self] = newValue }
  }

  var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct ListLevelKey: EnvironmentKey {
  static let defaultValue = 0
}

/// Whether rows stand close.
private struct IsTightKey: EnvironmentKey {
  static let defaultValue = false
}

private struct TitleKey: EnvironmentKey {
  static let defaultValue = "Title"
}
