import PartnerKit
import SwiftUI

@Observable
final class Rows {
  private let list: NSMutableArray
  var shown = 0
  var count: Int { list.count }

  init(list: NSMutableArray) { self.list = list }

  func update() { shown = list.count }

  // `list` is not observable, and views read it again when `shown` is assigned.
  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct RowsLabel: View {
  var rows: Rows
  var body: some View { Text("\(rows.shown) \(rows.count)") }
}
