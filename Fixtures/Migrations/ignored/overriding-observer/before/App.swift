import SwiftUI

class Page: ObservableObject {
  @Published var title = ""
}

final class LoggedPage: Page {
  @Published var views = 0

  override var title: String {
    didSet { print(title) }
  }
}
