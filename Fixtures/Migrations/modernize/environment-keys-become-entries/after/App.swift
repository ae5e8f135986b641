import SwiftUI

enum Theme { case light, dark }

struct Style {
  var width = 1.0
  static let plain = Style()
}

extension EnvironmentValues {
  /// The theme of the view.
  @Entry public var isPlain: Bool = false

  @Entry var theme: Theme = Theme.light

  /// How wide a line is.
  /// In points.
  @Entry var style: Style = Style(width: 2)

  @Entry var action: () -> Void = {
    print("action")
  }

  @Entry fileprivate var title: String?

  @Entry var margins: CGSize = CGSize()
}

struct Card: View {
  @Environment(\.theme) private var theme
  @Environment(\.title) private var title

  var body: some View { Text(theme == .light ? "light" : title ?? "") }
}
