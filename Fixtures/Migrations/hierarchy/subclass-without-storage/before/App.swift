import SwiftUI

class Page: ObservableObject {
  @Published var number = 1

  func title() -> String { "Page" }
}

final class LastPage: Page {
  override func title() -> String { "The end" }
}
