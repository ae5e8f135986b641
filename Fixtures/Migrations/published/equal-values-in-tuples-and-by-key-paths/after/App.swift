import SwiftUI

final class Journal {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

@Observable
final class Board {
  let journal = Journal()
  var row = 0
  var column = 0

  func reset() {
    journal.add("reset")
    (row, column) = (0, 0)
  }

  // `Journal.lines` is not observable, and views read it again when `row` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

@Observable
final class Form {
  let journal = Journal()
  var name = ""

  func set<Value>(_ path: ReferenceWritableKeyPath<Form, Value>, to value: Value) {
    journal.add("set")
    self[keyPath: path] = value
  }

  // `Journal.lines` is not observable, and views read it again when `name` is assigned.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }
}

@Observable
final class Sorting {
  let journal = Journal()
  var keys = [1]

  func sort<Value: Comparable>(by path: KeyPath<Sorting, Value>) {
    journal.add("sort")
    keys.sort()
  }
}

struct Page: View {
  @State private var board = Board()
  @State private var form = Form()
  @State private var sorting = Sorting()

  var body: some View {
    Text("\(board.row) \(board.column) \(board.journal.lines.count)")
    Button("Reset") { board.reset() }
    Text("\(form.name) \(form.journal.lines.count)")
    Button("Clear") { form.set(\.name, to: "") }
    Text("\(sorting.keys.count) \(sorting.journal.lines.count)")
    Button("Sort") { sorting.sort(by: \.keys.count) }
  }
}
