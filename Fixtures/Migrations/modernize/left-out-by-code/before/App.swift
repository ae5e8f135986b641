import SwiftUI

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var theme: Int {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

struct Card: View {
  @State private var size: Int
  let name: String

  init(name: String) {
    _size = State(initialValue: 2)
    self.name = name
  }

  var body: some View { Text("\(size)") }
}

@Observable
final class Item {
  var name = ""
}

struct Row: View {
  @Binding var item: Item

  var body: some View { Text(item.name) }
}
