import SwiftUI

@Observable
class Page {
  var number = 1

  func title() -> String { "Page" }
}

final class LastPage: Page {
  override func title() -> String { "The end" }
}
