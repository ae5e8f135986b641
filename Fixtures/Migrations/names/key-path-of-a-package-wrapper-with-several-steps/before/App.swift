import PartnerKit
import SwiftUI

final class Free: ObservableObject {
  @Published var title = ""
}

struct Palette: Sendable {
  let title = ""
}

extension PartnerValues {
  var palette: Palette { Palette() }
}

struct Screen: View {
  @Looked(\.palette.title) private var looked
  @StateObject private var free = Free()

  var body: some View {
    Text("\(looked) \(free.title)")
  }
}
