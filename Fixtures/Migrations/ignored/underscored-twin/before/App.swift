import SwiftUI

final class Theme: ObservableObject {
  var color = Color.red
  var _color = Color.blue
}

class Base: ObservableObject {
  @Published var value = 1
  var _total: Int { value * 100 }
}

final class Sum: Base {
  var total = 3
  var text: String { "\(total) \(_total)" }
}

struct ThemeView: View {
  @ObservedObject var theme: Theme
  var body: some View { theme.color }
}
