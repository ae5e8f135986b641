import SwiftUI

@Observable
final class Markup {
  private var text: NSMutableAttributedString?
  private(set) var range = 0

  func update(_ text: NSMutableAttributedString) {
    self.text = text
    select(range)
  }

  func select(_ range: Int) {
    self.range = range
  }

  func isMarked() -> Bool {
    guard let text else { return false }
    return text.length > range
  }

  // `text.length` is not observable, and views read it again when `range` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Page {
  private(set) var number = 0
  var isFirst: Bool { number == 0 }

  func show(_ number: Int) {
    self.number = number
  }
}

struct MarkupView: View {
  var markup: Markup
  var page: Page

  var body: some View {
    Text(markup.isMarked() ? "bold" : "plain")
    Text(page.isFirst ? "first" : "\(page.number)")
  }
}
