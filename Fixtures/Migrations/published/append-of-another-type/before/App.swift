import SwiftUI

extension AttributedString {
  mutating func append(_ text: String, _ configure: (inout AttributedString) -> Void) {
    var part = AttributedString(text)
    configure(&part)
    append(part)
  }
}

final class Servers: ObservableObject {
  @Published private(set) var names: [String] = []

  func save(_ name: String) {
    names.removeAll { $0 == name }
    names.append(name)
  }
}
