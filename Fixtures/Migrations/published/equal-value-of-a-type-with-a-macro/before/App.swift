import PartnerKit
import SwiftUI

/// Its macro has it conform to `Identifiable`.
@Identified
struct Failure: Equatable {
  let id: Int
  var text = ""

  static func == (lhs: Failure, rhs: Failure) -> Bool { lhs.id == rhs.id }
}

final class Log<Entry: Identifiable & Equatable>: ObservableObject {
  @Published var last: Entry?

  func add(_ entry: Entry) { last = entry }
}

struct LogView: View {
  @ObservedObject var failures: Log<Failure>

  var body: some View { Text(failures.last?.text ?? "") }
}
