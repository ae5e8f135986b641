import SwiftUI

struct Screen: View {
  @StateObject private var dark = Theme()
  @StateObject private var shared = Shared()

  var body: some View {
    Chip("a").themed(dark)
    Badge().themed(dark)
    Field(theme: .standard) + dark
    Row(shared: shared)
  }
}
