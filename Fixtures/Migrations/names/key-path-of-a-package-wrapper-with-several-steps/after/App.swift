import PartnerKit
import SwiftUI

@Observable
final class Free {
  var title = ""
}

struct Palette: Sendable {
  let title = ""
}

extension PartnerValues {
  var palette: Palette { Palette() }
}

struct Screen: View {
  @Looked(\.palette.title) private var looked
  @State private var free = Free()

  var body: some View {
    Text("\(looked) \(free.title)")
  }
}
