import SwiftUI

final class Names: ObservableObject {
  @Published var names: [String] = []

  func refresh() {
    self.names = self.names
  }
}

struct NamesView: View {
  @ObservedObject var names: Names

  var body: some View {
    Text(names.names.joined())
  }
}
