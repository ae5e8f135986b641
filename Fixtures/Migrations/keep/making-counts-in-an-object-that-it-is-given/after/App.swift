import SwiftUI

@Observable
final class Counter {
  var made = 0
}

final class Row: ObservableObject {
  @Published var title = ""

  init(_ counter: Counter) { counter.made += 1 }
}

@Observable
final class Log {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

final class Tracker {
  let log: Log

  init(_ log: Log) { self.log = log }

  func track(_ line: String) { log.add(line) }
}

final class Screen: ObservableObject {
  @Published var title = ""
  private let tracker: Tracker

  init(_ tracker: Tracker) {
    self.tracker = tracker
    tracker.track("made")
  }
}

@Observable
final class Own {
  var title = ""
  private let log = Log()

  init() { log.add("made") }
}

final class Pages {
  func add(_ page: Page) { page.turn() }
}

@Observable
final class Page {
  private(set) var number = 0

  init(_ pages: Pages) { pages.add(self) }

  func turn() { number += 1 }
}

struct RowView: View {
  @StateObject private var row: Row
  @StateObject private var screen: Screen
  @State private var own = Own()
  @State private var page = Page(Pages())

  init(_ counter: Counter, _ tracker: Tracker) {
    _row = StateObject(wrappedValue: Row(counter))
    _screen = StateObject(wrappedValue: Screen(tracker))
  }

  var body: some View { Text(row.title + screen.title + own.title + "\(page.number)") }
}
