import Observation

struct Note: Equatable {
  let id: Int
  var text: String

  static func == (left: Note, right: Note) -> Bool { left.id == right.id }
}

struct Page: Equatable { var notes: [Note] }

enum Loading: Equatable {
  case idle
  case loaded(String)

  static func == (left: Loading, right: Loading) -> Bool {
    switch (left, right) {
    case (.idle, .idle), (.loaded, .loaded): return true
    default: return false
    }
  }
}

final class Person: Equatable {
  var name: String
  init(name: String) { self.name = name }
  static func == (left: Person, right: Person) -> Bool { left.name == right.name }
}

final class Sketch { var points: [Int] = [] }
final class Badge { let text = "" }
final class Tunnel { var country: String? }

enum Mode: Equatable {
  case off
  case on(Int)

  static func == (left: Mode, right: Mode) -> Bool {
    switch (left, right) {
    case (.on(let a), .on(let b)): return a == b
    case (.off, .off): return true
    default: return false
    }
  }
}

@Observable
final class Model {
  var page = Page(notes: [Note(id: 1, text: "old")])
  var last: Note?
  private(set) var state = Loading.loaded("old")
  var author = Person(name: "A")
  var shape: Sketch = Sketch()
  var names: [String] = []
  var showsInfo = false
  var chosen: [Note] = []
  var tags: Set<String> = []
  var draft = Note(id: 2, text: "")
  var sketch = Sketch()
  var badge = Badge()
  var maybe: Sketch?
  var mode = Mode.off

  private let tunnel = Tunnel()
  var country: String {
    // Update when `showsInfo` changes; `Tunnel.country` is not observable.
    _ = showsInfo
    return tunnel.country ?? "none"
  }

  func reload() { page = Page(notes: page.notes.map { Note(id: $0.id, text: "new") }) }
  func show(_ note: Note) { last = note }
  func load() { state = .loaded("new") }
  func rename(_ name: String) { author.name = name }
  func replaceAuthor() { author = Person(name: author.name) }

  func add(_ point: Int) { change { $0.points.append(point) } }
  private func change(_ body: (Sketch) -> Void) {
    let copy = shape
    body(copy)
    shape = copy
  }

  func refresh() { self.names = names }

  func connect(to country: String) {
    tunnel.country = country
    showsInfo = tunnel.country != nil
  }

  /// Nothing shows what is chosen.
  func choose(_ note: Note) { chosen = [note] }
  func submit() { for note in chosen { print(note.text) } }

  func tag(_ tags: Set<String>) { self.tags = tags }
  func write(_ text: String) { draft.text = text }
  func clear() { sketch = Sketch() }
  func give(_ badge: Badge) { self.badge = badge }
  func keep(_ sketch: Sketch?) { maybe = sketch }
  func set(_ mode: Mode) { self.mode = mode }

  // `==` of `Note` compares only `id`.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Page, _ rhs: Page) -> Bool { true }
  private nonisolated func shouldNotifyObservers(_ lhs: Note?, _ rhs: Note?) -> Bool { true }

  // `==` of `Loading` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Loading, _ rhs: Loading) -> Bool { true }

  // Equal objects of `Person` may be different ones.
  private nonisolated func shouldNotifyObservers(_ lhs: Person, _ rhs: Person) -> Bool { true }

  // `Sketch` is an object, and can change while it stays equal.
  private nonisolated func shouldNotifyObservers(_ lhs: Sketch, _ rhs: Sketch) -> Bool { true }

  // `names` is assigned to itself to update views.
  private nonisolated func shouldNotifyObservers(_ lhs: [String], _ rhs: [String]) -> Bool { true }

  // `tunnel` is not observable, and views read it again when `showsInfo` is assigned.
  private nonisolated func shouldNotifyObservers(_ lhs: Bool, _ rhs: Bool) -> Bool { true }
}
