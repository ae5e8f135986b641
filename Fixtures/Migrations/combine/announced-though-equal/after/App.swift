import SwiftUI

struct Chore: Equatable {
  let id: Int
  var name: String

  static func == (left: Chore, right: Chore) -> Bool { left.id == right.id }
}

@Observable
final class Today {
  var chore = Chore(id: 1, name: "")
  var next: Chore?
  var count = 0

  func show(_ chore: Chore) {
    self.chore = chore
    count += 1
  }

  func show(_ chore: Chore, before next: Chore) {
    self.chore = chore
    self.next = next
  }

  func reload() {
    DispatchQueue.main.async { [weak self] in
      self?.next = nil
    }
  }

  func rename(_ name: String) {
    chore.name = name
  }

  // `==` of `Chore` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Chore, _ rhs: Chore) -> Bool { true }
}
