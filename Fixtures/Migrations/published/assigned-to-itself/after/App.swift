import SwiftUI

@Observable
final class Names {
  var names: [String] = []

  func refresh() {
    self.names = self.names
  }
}

struct NamesView: View {
  var names: Names

  var body: some View {
    Text(names.names.joined())
  }
}
