import SwiftUI

@Observable
final class Form {
  var title: String
  private(set) var pages: Int
  var ratio: Double

  init(title: String, pages: Int) {
    self.title = title
    self.pages = max(1, pages)
    ratio = 1.5
  }
}

/// An initialiser that is not isolated cannot set the property itself.
@MainActor
@Observable
final class Page {
  var title: String
  var count = 0

  nonisolated init(title: String) {
    _title = title
    self._count = title.count
  }

  init(count: Int) {
    title = "\(count)"
  }
}
