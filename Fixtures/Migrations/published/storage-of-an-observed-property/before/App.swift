import SwiftUI

final class Form: ObservableObject {
  @Published var name: String { didSet { print("name") } }
  @Published var note: String? { didSet { print("note") } }
  @Published var count = 0

  init(name: String, note: String?) {
    _name = Published(initialValue: name)
    self._note = .init(wrappedValue: note)
    _count = Published(initialValue: 1)
  }
}
