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
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }
}

struct RowsLabel: View {
  var rows: Rows
  var body: some View { Text("\(rows.shown) \(rows.count)") }
}
