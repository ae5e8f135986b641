import Combine

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

final class Model: ObservableObject {
  @Published var page = Page(notes: [Note(id: 1, text: "old")])
  @Published var last: Note?
  @Published private(set) var state = Loading.loaded("old")
  @Published var author = Person(name: "A")
  @Published var shape: Sketch = Sketch()
  @Published var names: [String] = []
  @Published var showsInfo = false
  @Published var chosen: [Note] = []
  @Published var tags: Set<String> = []
  @Published var draft = Note(id: 2, text: "")
  @Published var sketch = Sketch()
  @Published var badge = Badge()
  @Published var maybe: Sketch?
  @Published var mode = Mode.off

  private let tunnel = Tunnel()
  var country: String { tunnel.country ?? "none" }

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
}
