import SwiftUI

enum Theme { case light, dark }

struct Style {
  var width = 1.0
  static let plain = Style()
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.light
}

/// How wide a line is.
/// In points.
struct StyleKey: SwiftUI.EnvironmentKey {
  typealias Value = Style
  static var defaultValue: Style { Style(width: 2) }
}

extension EnvironmentValues {
  /// The theme of the view.
  public var isPlain: Bool {
    get { self[PlainKey.self] }
    set { self[PlainKey.self] = newValue }
  }

  var theme: Theme {
    get { return self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  var style: Style {
    get { self[StyleKey.self] }
    set(style) { self[StyleKey.self] = style }
  }

  var action: () -> Void {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }

  fileprivate var title: String? { get { self[TitleKey.self] } set { self[TitleKey.self] = newValue } }

  var margins: MarginsKey.Value {
    get { self[MarginsKey.self] }
    set { self[MarginsKey.self] = newValue }
  }

  enum MarginsKey: EnvironmentKey {
    static let defaultValue: CGSize = CGSize()
  }
}

private struct PlainKey: EnvironmentKey {
  static let defaultValue = false
}

private struct ActionKey: EnvironmentKey {
  static let defaultValue: () -> Void = {
    print("action")
  }
}
private struct TitleKey: EnvironmentKey { static var defaultValue: String? }

struct Card: View {
  @Environment(\.theme) private var theme
  @Environment(\.title) private var title

  var body: some View { Text(theme == .light ? "light" : title ?? "") }
}
