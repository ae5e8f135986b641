import SwiftUI

class Page: ObservableObject {
  @Published var number: Int

  init(number: Int) {
    self.number = number
  }
}

final class TitlePage: Page {
  @Published var title: String

  init(title: String) {
    self.title = title
    super.init(number: 1)
  }
}
