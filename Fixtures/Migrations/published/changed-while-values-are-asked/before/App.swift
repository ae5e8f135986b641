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

/// Asks a store for its elements.
struct Tail: RandomAccessCollection {
  let store: Store
  var startIndex: Int { 0 }
  var endIndex: Int { 1 }
  subscript(place: Int) -> Int { store.numbers[store.numbers.count - 1 - place] }
}

struct Pass: Sequence {
  let store: Store

  func makeIterator() -> PassIterator { PassIterator(store: store) }
}

struct PassIterator: IteratorProtocol {
  let store: Store
  var place = 0

  mutating func next() -> Int? {
    place += 1
    return place > 1 ? nil : store.numbers.first
  }
}

/// Is asked for nothing where it is kept.
struct Entry: CustomStringConvertible {
  let store: Store
  var description: String { "\(store.entries.count)" }
}

final class Store: ObservableObject, Sequence, CustomStringConvertible {
  static let shared = Store()

  @Published var numbers = [1, 2]
  @Published var log = ""
  @Published var draft = Draft()
  @Published var entries: [Entry] = []
  @Published var more: [Int]?
  @Published var handlers: [() -> Void] = []

  var description: String { "\(log.count) characters" }

  func makeIterator() -> Array<Int>.Iterator { numbers.makeIterator() }

  func change() {
    numbers.append(contentsOf: self)
    numbers += Tail(store: self)
    numbers.append(contentsOf: Pass(store: self))
    more?.append(contentsOf: rest)
    print([self], to: &log)
    draft.title = "new"
    draft.mark = "new"
  }

  private var rest: LazyMapSequence<[Int], Int> { numbers.lazy.map { $0 + (self.more?.count ?? 0) } }

  func changeWithoutOverlap() {
    entries.append(Entry(store: self))
    numbers.append(contentsOf: Countdown(count: 2))
    print(Countdown(count: 3), to: &log)
    draft.subtitle = "new"
    handlers.append { [weak self] in self?.handlers.removeAll() }
  }
}

struct Screen: View {
  @ObservedObject var store: Store

  var body: some View {
    Text("\(store.numbers.count) \(store.log) \(store.draft.title) \(store.handlers.count) \(store.entries.count) \(store.more?.count ?? 0)")
  }
}
