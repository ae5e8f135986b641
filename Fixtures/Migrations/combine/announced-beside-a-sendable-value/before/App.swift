import PartnerKit
import SwiftUI

struct Entry: Sendable {
  let record: PartnerRecord?
}

enum Row: Sendable {
  case first(PartnerRecord)
  case others([PartnerRecord])
}

struct Draft {
  let record: PartnerRecord?
}

final class Detail: ObservableObject {
  @Published var count = 0
  let entry = Entry(record: nil)
  let row = Row.others([])
  var title: String { entry.record?.title ?? "" }
  var isFirst: Bool { if case .first = row { true } else { false } }

  func load(_ isNew: Bool) {
    objectWillChange.send()
    if isNew { count += 1 }
  }
}

final class Sheet: ObservableObject {
  @Published var count = 0
  let draft = Draft(record: nil)
  var title: String { draft.record?.title ?? "" }

  func load(_ isNew: Bool) {
    objectWillChange.send()
    if isNew { count += 1 }
  }
}

struct DetailView: View {
  @ObservedObject var detail: Detail
  @ObservedObject var sheet: Sheet

  var body: some View {
    Text("\(detail.title) \(detail.count) \(detail.isFirst)")
    Text("\(sheet.title) \(sheet.count)")
  }
}
