import PartnerKit
import SwiftUI

final class Rows: ObservableObject {
  private let list: NSMutableArray
  @Published var shown = 0
  var count: Int { list.count }

  init(list: NSMutableArray) { self.list = list }

  func update() { shown = list.count }
}

struct RowsLabel: View {
  @ObservedObject var rows: Rows
  var body: some View { Text("\(rows.shown) \(rows.count)") }
}
