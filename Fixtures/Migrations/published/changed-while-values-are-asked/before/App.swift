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

final class Store: ObservableObject, Sequence, CustomStringConvertible {
  static let shared = Store()

  @Published var numbers = [1, 2]
  @Published var log = ""
  @Published var draft = Draft()
  @Published var handlers: [() -> Void] = []

  var description: String { "\(log.count) characters" }

  func makeIterator() -> Array<Int>.Iterator { numbers.makeIterator() }

  func change() {
    numbers.append(contentsOf: self)
    print(self, to: &log)
    draft.title = "new"
    draft.mark = "new"
  }

  func changeWithoutOverlap() {
    numbers.append(contentsOf: Countdown(count: 2))
    print(Countdown(count: 3), to: &log)
    draft.subtitle = "new"
    handlers.append { [weak self] in self?.handlers.removeAll() }
  }
}

struct Screen: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.numbers.count) \(store.log) \(store.draft.title) \(store.handlers.count)")
  }
}
