import SwiftUI

final class Form: ObservableObject {
  @Published var title: String
  @Published private(set) var pages: Int
  @Published var ratio: Double

  init(title: String, pages: Int) {
    _title = Published(initialValue: title)
    self._pages = Published(wrappedValue: max(1, pages))
    _ratio = .init(initialValue: 1.5)
  }
}

/// An initialiser that is not isolated cannot set the property itself.
@MainActor
final class Page: ObservableObject {
  @Published var title: String
  @Published var count = 0

  nonisolated init(title: String) {
    _title = Published(initialValue: title)
    self._count = .init(initialValue: title.count)
  }

  init(count: Int) {
    _title = Published(initialValue: "\(count)")
  }
}
