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

@Observable
final class Detail {
  var count = 0
  let entry = Entry(record: nil)
  let row = Row.others([])
  var title: String { entry.record?.title ?? "" }
  var isFirst: Bool { if case .first = row { true } else { false } }

  func load(_ isNew: Bool) {
    if isNew { count += 1 }
  }
}

@Observable
final class Sheet {
  var count = 0
  let draft = Draft(record: nil)

  /// Counts changes that `@Observable` does not see: what shows them reads it, to run again.
  private var revision = 0

  var title: String { _ = revision; return draft.record?.title ?? "" }

  func load(_ isNew: Bool) {
    revision += 1
    if isNew { count += 1 }
  }
}

struct DetailView: View {
  var detail: Detail
  var sheet: Sheet

  var body: some View {
    Text("\(detail.title) \(detail.count) \(detail.isFirst)")
    Text("\(sheet.title) \(sheet.count)")
  }
}
