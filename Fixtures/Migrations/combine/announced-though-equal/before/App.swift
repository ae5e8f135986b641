import SwiftUI

struct Chore: Equatable {
  let id: Int
  var name: String

  static func == (left: Chore, right: Chore) -> Bool { left.id == right.id }
}

final class Today: ObservableObject {
  @Published var chore = Chore(id: 1, name: "")
  @Published var next: Chore?
  @Published var count = 0

  func show(_ chore: Chore) {
    self.chore = chore
    count += 1
    objectWillChange.send()
  }

  func show(_ chore: Chore, before next: Chore) {
    self.objectWillChange.send()
    self.chore = chore
    self.next = next
  }

  func reload() {
    DispatchQueue.main.async { [weak self] in
      self?.next = nil; self?.objectWillChange.send()
    }
  }

  func rename(_ name: String) {
    chore.name = name
    objectWillChange.send()
  }
}
