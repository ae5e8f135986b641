import SwiftUI

enum Style {
  nonisolated(unsafe) static var isCompact = false
  nonisolated(unsafe) static var theme = "light"
}

@Observable
final class Preferences {
  var isCompact = false { didSet { Style.isCompact = isCompact } }
  var theme = "light" { didSet { Style.theme = theme } }
}

struct Sample: View {
  var preferences: Preferences
  var body: some View {
    // Update when one of these changes; `Style.isCompact` is not observable.
    let _ = (preferences.isCompact, preferences.theme)
    Text("\(Style.isCompact) \(Style.theme)")
  }
}
