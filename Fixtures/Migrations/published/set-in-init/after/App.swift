import SwiftUI

@Observable
class Page {
  var number: Int

  init(number: Int) {
    self.number = number
  }
}

@Observable
final class TitlePage: Page {
  var title: String

  init(title: String) {
    self.title = title
    super.init(number: 1)
  }
}
