import PartnerKit
import SwiftUI

final class Guessed: ObservableObject {
  @Published var title = ""
}

@Observable
final class Free {
  var title = ""
}

struct Palette: Sendable {
  let title = ""
}

extension PartnerValues {
  var guessed: Guessed { Guessed() }
  var palette: Palette { Palette() }
}

struct Screen: View {
  @Looked(\.guessed) private var guessed
  @Looked(\.palette) private var palette
  @Looked(\.locale) private var locale
  @State private var free = Free()

  var body: some View {
    Text(guessed.title + palette.title + locale.title + free.title)
  }
}
