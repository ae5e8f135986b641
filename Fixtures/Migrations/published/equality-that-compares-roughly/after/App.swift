import SwiftUI

enum Phase: Equatable {
  case idle
  case loaded([Int], String)
  static func == (lhs: Phase, rhs: Phase) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle): return true
    case (.loaded(let x, let s), .loaded(let y, let t)): return x.count == y.count && s == t
    default: return false
    }
  }
}
enum Whole: Equatable {
  case idle
  case loaded([Int], String)
  static func == (lhs: Whole, rhs: Whole) -> Bool {
    switch (lhs, rhs) {
    case (.idle, .idle): return true
    case let (.loaded(a, b), .loaded(c, d)): return a == c && b == d
    default: return false
    }
  }
}
struct Reading: Equatable {
  var celsius: Double
  static func == (a: Self, b: Self) -> Bool { abs(a.celsius - b.celsius) < 0.5 }
}
struct Name: Equatable {
  var name: String
  static func == (a: Self, b: Self) -> Bool { a.name.caseInsensitiveCompare(b.name) == .orderedSame }
}
struct Tag: Equatable {
  var name: String
  var value: Int
  func matches(_ other: Tag) -> Bool { name == other.name }
  static func == (a: Self, b: Self) -> Bool { a.matches(b) }
}
struct Good: Equatable {
  var name: String
  var value: Int
  func matches(_ other: Good) -> Bool { name == other.name && value == other.value }
  static func == (a: Self, b: Self) -> Bool { a.matches(b) }
}
struct Day: Equatable {
  var day: Date
  static func == (a: Self, b: Self) -> Bool { Calendar.current.isDate(a.day, inSameDayAs: b.day) }
}
struct Dict: Equatable {
  var values: [String: Any]
  let title: String
  static func == (a: Self, b: Self) -> Bool {
    NSDictionary(dictionary: a.values).isEqual(to: b.values) && a.title == b.title
  }
}
struct Pair: Equatable {
  var x: Int
  var y: Int
  static func == (a: Self, b: Self) -> Bool { (a.x, a.y) == (b.x, b.y) }
}
struct Ranked: Equatable {
  var value = 0
  var rank = 0
  func matches(_ other: Ranked) -> Bool {
    if rank > other.rank { return other.matches(self) }
    return value == other.value && rank == other.rank
  }
  static func == (a: Ranked, b: Ranked) -> Bool { a.matches(b) }
}
struct Rounded: Equatable {
  var value = 0.0
  static func == (a: Self, b: Self) -> Bool {
    String(format: "%.0f", a.value) == String(format: "%.0f", b.value)
  }
}
struct Unordered: Equatable {
  var values: [Int] = []
  static func == (a: Self, b: Self) -> Bool { Set(a.values) == Set(b.values) }
}
struct Both: Equatable {
  var x = 0
  var y = 0
  func isBeside(_ other: Both) -> Bool { x == other.x }
  static func == (a: Both, b: Both) -> Bool { a.isBeside(b) && a.y == b.y }
}
struct Listed: Equatable {
  var items: [Int] = []
  static func == (a: Self, b: Self) -> Bool {
    guard a.items.count == b.items.count else { return false }
    for place in 0..<a.items.count where a.items[place] != b.items[place] { return false }
    return true
  }
}
func isSame<T, V: Equatable>(_ one: T, _ other: T, _ path: KeyPath<T, V>) -> Bool {
  one[keyPath: path] == other[keyPath: path]
}
struct Pathed: Equatable {
  var id = 0
  var text = ""
  static func == (a: Self, b: Self) -> Bool { isSame(a, b, \.id) }
}
@Observable
final class Thermo {
  var phase = Phase.idle
  var whole = Whole.idle
  var reading = Reading(celsius: 20)
  var name = Name(name: "")
  var tag = Tag(name: "", value: 0)
  var good = Good(name: "", value: 0)
  var day = Day(day: Date())
  var dict = Dict(values: [:], title: "")
  var pair = Pair(x: 0, y: 0)
  var ranked = Ranked()
  var rounded = Rounded()
  var unordered = Unordered()
  var both = Both()
  var listed = Listed()
  var pathed = Pathed()
  func set(_ c: Double) {
    reading = Reading(celsius: c)
    phase = .loaded([1], "a")
    whole = .loaded([1], "a")
    name = Name(name: "A")
    tag = Tag(name: "", value: 1)
    good = Good(name: "", value: 1)
    day = Day(day: Date())
    dict = Dict(values: ["a": 1], title: "b")
    pair = Pair(x: 1, y: 2)
    ranked = Ranked(value: 1)
    rounded = Rounded(value: c)
    unordered = Unordered(values: [1])
    both = Both(x: 1)
    listed = Listed(items: [1])
    pathed = Pathed(text: "a")
  }

  // `==` of `Phase` does not compare everything.
  // `@Observable` skips equal values since Swift 6.2. Always notify, as `@Published` does.
  private nonisolated func shouldNotifyObservers(_ lhs: Phase, _ rhs: Phase) -> Bool { true }

  // `==` of `Reading` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Reading, _ rhs: Reading) -> Bool { true }

  // `==` of `Name` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Name, _ rhs: Name) -> Bool { true }

  // `==` of `Tag` compares only `name`.
  private nonisolated func shouldNotifyObservers(_ lhs: Tag, _ rhs: Tag) -> Bool { true }

  // `==` of `Day` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Day, _ rhs: Day) -> Bool { true }

  // `==` of `Rounded` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Rounded, _ rhs: Rounded) -> Bool { true }

  // `==` of `Unordered` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Unordered, _ rhs: Unordered) -> Bool { true }

  // `==` of `Pathed` does not compare everything.
  private nonisolated func shouldNotifyObservers(_ lhs: Pathed, _ rhs: Pathed) -> Bool { true }
}
struct Root: View {
  @State private var t = Thermo()
  var body: some View {
    Text("\(t.reading.celsius) \(t.name.name) \(t.tag.value) \(t.good.value) \(t.day.day) \(t.dict.title) \(t.pair.x)")
    Text("\(t.ranked.value) \(t.rounded.value) \(t.unordered.values.count) \(t.both.x) \(t.pathed.text) \(t.listed.items.count)")
    Text(String(describing: t.phase) + String(describing: t.whole))
    Button("Up") { t.set(20.4) }
  }
}
