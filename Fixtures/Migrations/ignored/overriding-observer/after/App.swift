import SwiftUI

@Observable
class Page {
  var title = ""
}

@Observable
final class LoggedPage: Page {
  var views = 0

  @ObservationIgnored override var title: String {
    didSet { print(title) }
  }
}
