import PartnerKit
import SwiftUI

/// Its macro has it conform to `Identifiable`.
@Identified
struct Failure: Equatable {
  let id: Int
  var text = ""

  static func == (lhs: Failure, rhs: Failure) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Log<Entry: Identifiable & Equatable> {
  var last: Entry?

  func add(_ entry: Entry) { last = entry }

  // `==` of `Failure` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Entry?, _ rhs: Entry?) -> Bool { true }
}

struct LogView: View {
  var failures: Log<Failure>

  var body: some View { Text(failures.last?.text ?? "") }
}
