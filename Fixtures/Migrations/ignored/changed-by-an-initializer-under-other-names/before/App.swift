import SwiftUI

final class Implied: ObservableObject {
  @Published var title = ""
  var made = 0
}

final class Renamed: ObservableObject {
  @Published var title = ""
  var made = 0
}

final class Counted: ObservableObject {
  @Published var title = ""
  var made = 0
  func add() {
    let row: CountedRow = .init(self)
    title = row.text
  }
}

struct ImpliedRow {
  let text: String
  init(_ model: Implied) {
    model.made += 1
    text = "row"
  }
}

struct RenamedRow {
  let text: String
  init(_ model: Renamed) {
    model.made += 1
    text = "row"
  }
}

struct CountedRow {
  let text: String
  init(_ model: Counted) {
    model.made += 1
    text = "row"
  }
}

typealias OtherRow = RenamedRow

struct RowView: View {
  let row: ImpliedRow
  var body: some View { Text(row.text) }
}

struct RenamedRowView: View {
  let row: RenamedRow
  var body: some View { Text(row.text) }
}

struct ImpliedView: View {
  @ObservedObject var model: Implied
  var body: some View {
    Text("\(model.title) \(model.made)")
    RowView(row: .init(model))
  }
}

struct RenamedView: View {
  @ObservedObject var model: Renamed
  var body: some View {
    Text("\(model.title) \(model.made)")
    RenamedRowView(row: OtherRow(model))
  }
}

/// An action makes the value.
struct CountedView: View {
  @ObservedObject var model: Counted
  var body: some View {
    Text("\(model.title) \(model.made)")
    Button("Add") { model.add() }
  }
}
