import SwiftUI

final class Account: ObservableObject, Hashable, Identifiable, @unchecked Sendable {
  let id = UUID()
  @Published var name = ""

  static func == (left: Account, right: Account) -> Bool {
    left.id == right.id && left.name == right.name
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
