import SwiftUI

final class Pages: ObservableObject {
  @Published var count = 0
}

final class Reporter {
  @ObservedObject var pages: Pages
  let report: (@MainActor (Int) -> Void)?

  init(pages: Pages, report: (@MainActor (Int) -> Void)?) {
    self.pages = pages
    self.report = report
  }

  func finish() { report?(pages.count) }
}

final class Counter {
  @ObservedObject var pages: Pages

  init(pages: Pages) { self.pages = pages }

  @MainActor func add() { pages.count += 1 }
  func finish() { add() }
}

final class Caller {
  @ObservedObject var pages: Pages

  init(pages: Pages) { self.pages = pages }

  func call(_ action: @MainActor () -> Void) { action() }
}

final class Printer {
  typealias Action = @MainActor () -> Void

  @ObservedObject var pages: Pages
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

final class Starter {
  @ObservedObject var pages: Pages

  init(pages: Pages) { self.pages = pages }

  func start() { Press.start() }
}

final class Reader {
  @ObservedObject var pages: Pages
  let report: ((Int) -> Void)?

  init(pages: Pages, report: ((Int) -> Void)?) {
    self.pages = pages
    self.report = report
  }

  func finish() { report?(pages.count) }
}
