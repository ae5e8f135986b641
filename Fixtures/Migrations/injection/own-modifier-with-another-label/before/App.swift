import SwiftUI

extension View {
  func environmentObject(named name: String) -> some View {
    accessibilityIdentifier(name)
  }
}

struct Screen: View {
  var body: some View {
    Text("Screen").environmentObject(named: "screen")
  }
}
