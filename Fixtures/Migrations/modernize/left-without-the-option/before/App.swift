import SwiftUI

final class Model: ObservableObject {
  @Published var name = ""
}

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
  @State private var size = 1
  let model: Model

  init(model: Model) {
    _size = State(initialValue: 2)
    self.model = model
  }

  var body: some View { Text("\(size)") }
}
