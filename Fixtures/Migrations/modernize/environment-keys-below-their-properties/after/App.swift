import SwiftUI

extension EnvironmentValues {
  @Entry var listLevel: Int = 0

  /// Whether rows stand close.
  @Entry var isTight: Bool = false

  @Entry var title: String = "Title"
}
