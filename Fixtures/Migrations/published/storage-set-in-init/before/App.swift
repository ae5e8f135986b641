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
