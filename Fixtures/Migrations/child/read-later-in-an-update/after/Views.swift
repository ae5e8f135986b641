import SwiftUI
import UIKit

@Observable
final class Rows {
  var items = ["a"]
  var title = ""
}

final class Table: UIView {
  var source: (() -> Int)?
  func reloadData() {}
}

struct Caption: UIViewRepresentable {
  var rows: Rows
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    _ = rows.title  // Update when `title` changes; the read below is not tracked.
    DispatchQueue.main.async { label.text = rows.title }
  }
}

struct ShortCaption: UIViewRepresentable {
  var rows: Rows
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    // Update when `title` changes; the read below is not tracked.
    _ = rows.title
    DispatchQueue.main.async { label.text = rows.title }
  }
}

struct TableHost: UIViewRepresentable {
  var rows: Rows
  func makeCoordinator() -> Coordinator { Coordinator(rows) }
  func makeUIView(context: Context) -> Table {
    let table = Table()
    table.source = { context.coordinator.count }
    return table
  }
  func updateUIView(_ table: Table, context: Context) {
    _ = rows.items  // Update when `items` changes; the read below is not tracked.
    table.reloadData()
  }
  final class Coordinator {
    let rows: Rows
    init(_ rows: Rows) { self.rows = rows }
    var count: Int { rows.items.count }
  }
}

struct Label: UIViewRepresentable {
  var rows: Rows
  let prefix: String
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) {
    context.coordinator.show(rows, in: label)
  }
  final class Coordinator {
    func show(_ rows: Rows, in label: UILabel) { label.text = rows.title }
  }
}

struct Prefix: UIViewRepresentable {
  var rows: Rows
  let prefix: String
  func makeUIView(context: Context) -> UILabel { UILabel() }
  func updateUIView(_ label: UILabel, context: Context) { label.text = prefix }
}
