import Combine
import SwiftUI

/// Compares its number only.
struct Note: Equatable {
  let id: Int
  var text = ""

  static func == (lhs: Note, rhs: Note) -> Bool { isSame(lhs.id, rhs.id, limit) }
}

let limit = 10

func isSame(_ one: Int, _ other: Int, _ limit: Int) -> Bool { one % limit == other % limit }

/// Is compared as a whole, by its description.
struct Label: Equatable {
  let id: Int
  var text = ""

  static func == (lhs: Label, rhs: Label) -> Bool { "\(lhs)" == "\(rhs)" || describe(lhs) == "" }
}

func describe(_ label: Label) -> String { "\(label)" }

/// Is never compared.
struct Loose {
  var note = Note(id: 0)
}

struct Tree: Equatable {
  var children: [Tree] = []
  var note = Note(id: 0)
}

struct Whole: Equatable {
  var first = 0
  var second = 0
}

struct Half {
  var first = 0
  var second = 0
}

extension Half: Equatable {}

func == (lhs: Half, rhs: Half) -> Bool { lhs.first == rhs.first }

#if DEBUG
  struct Stamp: Equatable {
    var day = 0
    var hour = 0
    static func == (lhs: Stamp, rhs: Stamp) -> Bool { lhs.day == rhs.day }
  }
#else
  struct Stamp: Equatable {
    var day = 0
    var hour = 0
  }
#endif

final class Fixed {
  let number = 1
}

/// Compares with itself until it ends.
struct Chain: Equatable {
  var rest: [Int] = []
  var title = ""

  static func == (lhs: Chain, rhs: Chain) -> Bool { isSame(lhs.rest[...], rhs.rest[...]) }

  static func isSame(_ one: ArraySlice<Int>, _ other: ArraySlice<Int>) -> Bool {
    one.isEmpty || isSame(one.dropFirst(), other.dropFirst())
  }
}

@Observable
final class Ready {
  @ObservationIgnored var hits = 0
}

final class Counter {
  var count = 0

  func add() { count += 1 }
}

/// Is equal to another one of the same number.
final class Badge: Equatable {
  var number = 0

  func add() { number += 1 }

  static func == (lhs: Badge, rhs: Badge) -> Bool { lhs.number == rhs.number }
}

/// What is no text is equal to all else.
enum Entry: Equatable {
  case text(String)
  case number(Int)

  static func == (lhs: Entry, rhs: Entry) -> Bool {
    switch (lhs, rhs) {
    case (.text(let one), .text(let other)): one == other
    default: true
    }
  }
}

@Observable
final class Notes {
  var note = Note(id: 0)
  var other = Note(id: 1)
  var label = Label(id: 0)
  var loose = Loose()
  var tree = Tree()
  var whole = Whole()
  var half = Half()
  var stamp = Stamp()
  var fixed = Fixed()
  var chain = Chain()
  var ready = Ready()
  var list: [Int] = []
  #if DEBUG
    var debugTree: [Tree]? = nil
    // `==` of `Note` compares only `id`.
    // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
    private nonisolated func shouldNotifyObservers(_ lhs: [Tree]?, _ rhs: [Tree]?) -> Bool { true }
  #endif

  func show(_ note: Note, _ other: Note, _ label: Label, _ loose: Loose, _ tree: Tree) {
    self.note = note
    self.other = other
    self.label = label
    self.loose = loose
    self.tree = tree
    self.loose = self.loose
  }

  func show(_ whole: Whole, _ half: Half, _ stamp: Stamp, _ chain: Chain, _ ready: Ready) {
    self.whole = whole
    self.half = half
    self.stamp = stamp
    self.chain = chain
    self.ready = ready
    fixed = fixed
    #if DEBUG
      debugTree = [tree]
    #endif
  }

  func add(_ number: Int) {
    let old = self.list
    var list = old
    list.append(number)
    self.list = list
  }

  func removeLast() {
    var list = self.list
    list.removeLast()
    self.list = list
  }

  // `==` of `Note` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Note, _ rhs: Note) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: Tree, _ rhs: Tree) -> Bool { true }

  // `==` of `Half` compares only `first`.
  private nonisolated func shouldNotifyObservers(_ lhs: Half, _ rhs: Half) -> Bool { true }

  // `==` of `Stamp` compares only `day`.
  private nonisolated func shouldNotifyObservers(_ lhs: Stamp, _ rhs: Stamp) -> Bool { true }

  // `fixed` is assigned to itself to update views.
  private nonisolated func shouldNotifyObservers(_ lhs: Fixed, _ rhs: Fixed) -> Bool { true }

  // `==` of `Chain` compares only `rest`.
  private nonisolated func shouldNotifyObservers(_ lhs: Chain, _ rhs: Chain) -> Bool { true }
}

/// What is assigned here makes no difference, or nobody sees it.
@Observable
final class Plain {
  var note: Note?
  var first: [Note]
  var counter = Counter()
  var made = Counter()
  var badge: Badge?
  var entry = Entry.number(1)
  private var unseen: Set<Int> = []
  private var unseenHalf = Half()

  init(first: [Note]) {
    self.first = first
  }

  func reset(_ half: Half, _ entry: Entry) {
    note = nil
    badge = nil
    self.entry = entry
    counter = .init()
    made = Counter()
    unseenHalf = half
  }

  // `==` of `Entry` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Entry, _ rhs: Entry) -> Bool { true }
}

/// What is assigned elsewhere counts as well.
@Observable
final class Edited {
  var note = Note(id: 0)
  var half = Half()
  var tree = Tree()
  @ObservationIgnored private var sinks: Set<AnyCancellable> = []

  init(halves: PassthroughSubject<Half, Never>) {
    halves.assign(to: \.half, on: self).store(in: &sinks)
  }

  // `==` of `Note` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Note, _ rhs: Note) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: Tree, _ rhs: Tree) -> Bool { true }

  // `==` of `Half` compares only `first`.
  private nonisolated func shouldNotifyObservers(_ lhs: Half, _ rhs: Half) -> Bool { true }
}

final class Planter {
  init(_ edited: Edited, _ tree: Tree) { edited.tree = tree }
}

struct NotesView: View {
  var notes: Notes
  var plain: Plain
  @Bindable var edited: Edited

  var body: some View {
    Text(notes.note.text + notes.other.text + notes.label.text + notes.loose.note.text)
    Text(notes.tree.note.text + notes.chain.title + "\(notes.whole.second + notes.half.second)")
    Text("\(notes.stamp.hour + notes.fixed.number + notes.ready.hits) \(notes.list.count)")
    Text("\(plain.note?.text ?? "") \(plain.first.count) \(plain.counter.count + plain.made.count)")
    Text("\(plain.badge?.number ?? 0) \(plain.entry)")
    #if DEBUG
      Text("\(notes.debugTree?.count ?? 0)")
    #endif
    TextField("Note", text: $edited.note.text)
    Text("\(edited.half.second) \(edited.tree.note.text)")
  }
}
