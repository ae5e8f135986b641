import SwiftUI

enum Hooks {
  static var changed: ((String) -> Void)?
  static let isShort: (String) -> Bool = { $0.count < 10 }
  static let isNew: (String) -> Bool = { $0 != Store.shared.draft.title }
}

struct Draft {
  private var text = ""
  private(set) var isShort = true
  var title: String {
    get { text }
    set {
      Hooks.changed?(newValue)
      text = newValue
    }
  }
  var subtitle: String {
    get { text }
    set { isShort = Hooks.isShort(newValue) }
  }
  var mark: String {
    get { text }
    set { isShort = Hooks.isNew(newValue) }
  }
}

/// Reads nothing of a store.
struct Countdown: Sequence, IteratorProtocol, CustomStringConvertible {
  var count: Int
  var description: String { "from \(count)" }

  mutating func next() -> Int? {
    count -= 1
    return count < 0 ? nil : count
  }
}

@Observable
final class Store: Sequence, CustomStringConvertible {
  static let shared = Store()

  var numbers = [1, 2]
  var log = ""
  var draft = Draft()
  var handlers: [() -> Void] = []

  var description: String { "\(log.count) characters" }

  func makeIterator() -> Array<Int>.Iterator { numbers.makeIterator() }

  func change() {
    var updatedNumbers = numbers
    updatedNumbers.append(contentsOf: self)
    numbers = updatedNumbers
    var updatedLog = log
    print(self, to: &updatedLog)
    log = updatedLog
    var updatedDraft = draft
    updatedDraft.title = "new"
    draft = updatedDraft
    updatedDraft = draft
    updatedDraft.mark = "new"
    draft = updatedDraft
  }

  func changeWithoutOverlap() {
    numbers.append(contentsOf: Countdown(count: 2))
    print(Countdown(count: 3), to: &log)
    draft.subtitle = "new"
    handlers.append { [weak self] in self?.handlers.removeAll() }
  }
}

struct Screen: View {
  var store: Store

  var body: some View {
    Text("\(store.numbers.count) \(store.log) \(store.draft.title) \(store.handlers.count)")
  }
}
