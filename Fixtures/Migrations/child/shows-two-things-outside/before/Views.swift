import SwiftUI

enum Style {
  nonisolated(unsafe) static var isCompact = false
  nonisolated(unsafe) static var theme = "light"
}

final class Preferences: ObservableObject {
  @Published var isCompact = false { didSet { Style.isCompact = isCompact } }
  @Published var theme = "light" { didSet { Style.theme = theme } }
}

struct Sample: View {
  @ObservedObject var preferences: Preferences
  var body: some View { Text("\(Style.isCompact) \(Style.theme)") }
}
