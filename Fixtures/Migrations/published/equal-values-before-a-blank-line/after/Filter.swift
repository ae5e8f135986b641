import SwiftUI

@Observable
final class Filter {
  var kind = 0
  var text = ""

  func refresh() { kind = kind; text = text }

  // `kind` is assigned to itself to update views.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Int, _ rhs: Int) -> Bool { true }

  // `text` is assigned to itself to update views.
  private nonisolated func shouldNotifyObservers(_ lhs: String, _ rhs: String) -> Bool { true }

}

struct FilterView: View {
  var filter: Filter
  var body: some View { Text("\(filter.kind) \(filter.text)") }
}
