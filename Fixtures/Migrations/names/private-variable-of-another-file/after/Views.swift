import PartnerKit
import SwiftUI

struct ItemsView: View {
  let items: Items
  let marks: Marks

  var body: some View {
    let _ = partnerState().items.append(1)
    let _ = partnerState().marks.append(1)
    Text("\(items.all.count) \(marks.all.count)")
  }
}

struct Root: View {
  @State private var items = Items()
  @StateObject private var lines = Lines()
  @StateObject private var marks = Marks()

  var body: some View {
    ItemsView(items: items, marks: marks)
    LinesView(lines: lines)
    Button("Add \(items.all.count)") {
      items.add()
      lines.add()
      marks.add()
    }
  }
}
