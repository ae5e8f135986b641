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
