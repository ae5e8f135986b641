import SwiftUI

@Observable
final class Pages {
  var count = 0
}

@preconcurrency @MainActor
final class Reporter {
  var pages: Pages
  let report: (@MainActor (Int) -> Void)?

  init(pages: Pages, report: (@MainActor (Int) -> Void)?) {
    self.pages = pages
    self.report = report
  }

  func finish() { report?(pages.count) }
}

@preconcurrency @MainActor
final class Counter {
  var pages: Pages

  init(pages: Pages) { self.pages = pages }

  @MainActor func add() { pages.count += 1 }
  func finish() { add() }
}

@preconcurrency @MainActor
final class Caller {
  var pages: Pages

  init(pages: Pages) { self.pages = pages }

  func call(_ action: @MainActor () -> Void) { action() }
}

@preconcurrency @MainActor
final class Printer {
  typealias Action = @MainActor () -> Void

  var pages: Pages
  let action: Action

  init(pages: Pages, action: @escaping Action) {
    self.pages = pages
    self.action = action
  }

  func print() { action() }
}

enum Press {
  @MainActor static func start() {}
}

@preconcurrency @MainActor
final class Starter {
  var pages: Pages

  init(pages: Pages) { self.pages = pages }

  func start() { Press.start() }
}

final class Reader {
  var pages: Pages
  let report: ((Int) -> Void)?

  init(pages: Pages, report: ((Int) -> Void)?) {
    self.pages = pages
    self.report = report
  }

  func finish() { report?(pages.count) }
}
