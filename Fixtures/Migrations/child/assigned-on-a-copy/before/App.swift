import SwiftUI

final class Theme: ObservableObject {
  @Published var color = "red"
  static let standard = Theme()
}

final class Shared: ObservableObject {
  @Published var color = "red"
}

struct Chip: View {
  @ObservedObject private var theme: Theme
  private let title: String

  init(_ title: String) {
    self.title = title
    theme = .standard
  }

  var body: some View { Text(title + theme.color) }

  func themed(_ theme: Theme) -> Self {
    var copy = self
    copy._theme = ObservedObject(wrappedValue: theme)
    return copy
  }
}

struct Badge: View {
  @ObservedObject private var theme = Theme.standard

  var body: some View { Text(theme.color) }

  func themed(_ theme: Theme) -> Badge {
    var copy = self
    copy._theme = .init(initialValue: theme)
    return copy
  }
}

struct Field: View {
  @ObservedObject var theme: Theme

  var body: some View { TextField("", text: $theme.color) }

  static func + (field: Field, theme: Theme) -> Field {
    var both = [field, field]
    both[0]._theme = ObservedObject<Theme>(initialValue: theme)
    return both[0]
  }
}

struct Row: View {
  @ObservedObject var shared: Shared

  var body: some View { Text(shared.color) }

  func with(_ shared: Shared) -> Row {
    var copy = self
    copy._shared = ObservedObject(wrappedValue: shared)
    print(copy._shared)
    return copy
  }
}
