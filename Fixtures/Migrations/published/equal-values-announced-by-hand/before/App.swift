import SwiftUI
import Combine

final class Markup: ObservableObject {
  private var text: NSMutableAttributedString?
  @Published private(set) var range = 0

  func update(_ text: NSMutableAttributedString) {
    self.text = text
    select(range)
  }

  func select(_ range: Int) {
    self.range = range
    objectWillChange.send()
  }

  func isMarked() -> Bool {
    guard let text else { return false }
    return text.length > range
  }
}

final class Page: ObservableObject {
  @Published private(set) var number = 0
  var isFirst: Bool { number == 0 }

  func show(_ number: Int) {
    self.number = number
    objectWillChange.send()
  }
}

struct MarkupView: View {
  @ObservedObject var markup: Markup
  @ObservedObject var page: Page

  var body: some View {
    Text(markup.isMarked() ? "bold" : "plain")
    Text(page.isFirst ? "first" : "\(page.number)")
  }
}
