import SwiftUI

@Observable
final class Account: Hashable, Identifiable, @unchecked Sendable {
  let id = UUID()
  var name = ""

  static func == (left: Account, right: Account) -> Bool {
    left.id == right.id && left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
