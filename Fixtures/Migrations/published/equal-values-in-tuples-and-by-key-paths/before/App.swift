import SwiftUI

final class Journal {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

final class Board: ObservableObject {
  let journal = Journal()
  @Published var row = 0
  @Published var column = 0

  func reset() {
    journal.add("reset")
    (row, column) = (0, 0)
  }
}

final class Form: ObservableObject {
  let journal = Journal()
  @Published var name = ""

  func set<Value>(_ path: ReferenceWritableKeyPath<Form, Value>, to value: Value) {
    journal.add("set")
    self[keyPath: path] = value
  }
}

final class Sorting: ObservableObject {
  let journal = Journal()
  @Published var keys = [1]

  func sort<Value: Comparable>(by path: KeyPath<Sorting, Value>) {
    journal.add("sort")
    keys.sort()
  }
}

struct Page: View {
  @StateObject private var board = Board()
  @StateObject private var form = Form()
  @StateObject private var sorting = Sorting()

  var body: some View {
    Text("\(board.row) \(board.column) \(board.journal.lines.count)")
    Button("Reset") { board.reset() }
    Text("\(form.name) \(form.journal.lines.count)")
    Button("Clear") { form.set(\.name, to: "") }
    Text("\(sorting.keys.count) \(sorting.journal.lines.count)")
    Button("Sort") { sorting.sort(by: \.keys.count) }
  }
}
