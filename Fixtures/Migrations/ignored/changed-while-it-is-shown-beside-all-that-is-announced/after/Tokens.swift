import SwiftUI

@Observable
class Tokens {
  private var overrides: [String: Int]?
  @ObservationIgnored var theme = "light"

  subscript(name: String) -> Int {
    if let value = override(name) {
      return value
    } else {
      return name.count + theme.count
    }
  }

  func override(_ name: String) -> Int? {
    if let value = overrides?[name] { return value }
    return theme == "dark" ? 1 : nil
  }

  func update(_ theme: String) {
    if theme != self.theme { self.theme = theme }
  }

  func change() { overrides = ["width": 3] }
}

final class ButtonTokens: Tokens {
  let kind = "button"
}

struct ButtonView: View {
  var tokens: ButtonTokens
  let theme: String

  var body: some View {
    tokens.update(theme)
    return Text("\(tokens["width"])").onTapGesture { tokens.change() }
  }
}

struct TokensView: View {
  var tokens: Tokens
  var body: some View { Text("\(tokens["height"])") }
}
