import SwiftUI

@Observable
final class Names {
  var names: [String] = []

  func refresh() {
    self.names = self.names
  }

  // `names` is assigned to itself to update views.
  // Since Swift 6.2 `@Observable` skips equal values; this announces each assignment, as `@Published` did.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }
}

struct NamesView: View {
  var names: Names

  var body: some View {
    Text(names.names.joined())
  }
}
