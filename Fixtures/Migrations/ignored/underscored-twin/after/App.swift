import SwiftUI

@Observable
final class Theme {
  @ObservationIgnored var color = Color.red
  var _color = Color.blue
}

@Observable
class Base {
  var value = 1
  var _total: Int { value * 100 }
}

final class Sum: Base {
  var total = 3
  var text: String { "\(total) \(_total)" }
}

struct ThemeView: View {
  var theme: Theme
  var body: some View { theme.color }
}
