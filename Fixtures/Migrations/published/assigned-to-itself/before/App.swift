import SwiftUI

final class Names: ObservableObject {
  @Published var names: [String] = []

  func refresh() {
    self.names = self.names
  }
}

final class Field: ObservableObject {
  @Published var isFocused = false

  func present() {
    let wasFocused = isFocused
    isFocused = false
    isFocused = wasFocused
  }
}

struct NamesView: View {
  @ObservedObject var names: Names
  @ObservedObject var field: Field

  var body: some View {
    Text(names.names.joined())
    Text(field.isFocused ? "focused" : "not")
  }
}
