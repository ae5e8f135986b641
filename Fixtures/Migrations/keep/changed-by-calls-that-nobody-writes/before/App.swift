import SwiftUI

final class LiteralCounter: ObservableObject {
  nonisolated(unsafe) static let shared = LiteralCounter()
  @Published var title = "title"
  var made = 0
}

struct Localized: ExpressibleByStringLiteral {
  let text: String
  init(stringLiteral text: String) {
    self.text = text
    LiteralCounter.shared.made += 1
  }
}

func say(_ text: Localized) -> String { text.text }

struct LiteralRow: View {
  @ObservedObject var counter: LiteralCounter
  var body: some View { Text(counter.title + say("title")) }
}

struct LiteralTotal: View {
  @ObservedObject var counter: LiteralCounter
  var body: some View { Text("\(counter.made)") }
}

final class WrapperCounter: ObservableObject {
  nonisolated(unsafe) static let shared = WrapperCounter()
  @Published var title = "title"
  var made = 0
}

@propertyWrapper struct Kept {
  var wrappedValue: String
  init(wrappedValue: String) {
    self.wrappedValue = wrappedValue
    WrapperCounter.shared.made += 1
  }
}

struct Caption {
  @Kept var text = "caption"
}

struct WrapperRow: View {
  @ObservedObject var counter: WrapperCounter
  var body: some View { Text(counter.title + Caption().text) }
}

struct WrapperTotal: View {
  @ObservedObject var counter: WrapperCounter
  var body: some View { Text("\(counter.made)") }
}

final class OperatorCounter: ObservableObject {
  nonisolated(unsafe) static let shared = OperatorCounter()
  @Published var title = "title"
  var made = 0
}

struct Amount {
  let text: String
  static func + (left: Amount, right: Amount) -> Amount {
    OperatorCounter.shared.made += 1
    return Amount(text: left.text + right.text)
  }
}

struct OperatorRow: View {
  @ObservedObject var counter: OperatorCounter
  var body: some View { Text(counter.title + [Amount(text: "1")].reduce(Amount(text: ""), +).text) }
}

struct OperatorTotal: View {
  @ObservedObject var counter: OperatorCounter
  var body: some View { Text("\(counter.made)") }
}

final class DefaultCounter: ObservableObject {
  nonisolated(unsafe) static let shared = DefaultCounter()
  @Published var title = "title"
  var made = 0
}

func nextNumber() -> Int {
  DefaultCounter.shared.made += 1
  return 1
}

struct Texts {
  subscript(key: String, number: Int = nextNumber()) -> String { "\(key) \(number)" }
}

struct DefaultRow: View {
  @ObservedObject var counter: DefaultCounter
  var body: some View { Text(counter.title + Texts()["key"]) }
}

struct DefaultTotal: View {
  @ObservedObject var counter: DefaultCounter
  var body: some View { Text("\(counter.made)") }
}

final class CaseCounter: ObservableObject {
  nonisolated(unsafe) static let shared = CaseCounter()
  @Published var title = "title"
  var made = 0
}

func nextCase() -> Int {
  CaseCounter.shared.made += 1
  return 1
}

enum Kind {
  case numbered(Int = nextCase())
  var text: String { "kind" }
}

struct CaseRow: View {
  @ObservedObject var counter: CaseCounter
  var body: some View { Text(counter.title + Kind.numbered().text) }
}

struct CaseTotal: View {
  @ObservedObject var counter: CaseCounter
  var body: some View { Text("\(counter.made)") }
}

final class TypeCounter: ObservableObject {
  nonisolated(unsafe) static let shared = TypeCounter()
  @Published var title = "title"
  var made = 0
}

protocol Theme {
  init()
  var name: String { get }
}

struct Dark: Theme {
  let name = "dark"
  init() { TypeCounter.shared.made += 1 }
}

let themes: [any Theme.Type] = [Dark.self]

struct TypeRow: View {
  @ObservedObject var counter: TypeCounter
  var body: some View { Text(counter.title + themes[0].init().name) }
}

struct TypeTotal: View {
  @ObservedObject var counter: TypeCounter
  var body: some View { Text("\(counter.made)") }
}

final class BegunCounter: ObservableObject {
  nonisolated(unsafe) static let shared = BegunCounter()
  @Published var title = "title"
  var made = 0

  func next() -> Int {
    made += 1
    return made
  }
}

struct Entry {
  var number = BegunCounter.shared.next()
}

struct BegunRow: View {
  @ObservedObject var counter: BegunCounter
  var body: some View { Text(counter.title + "\(Entry().number)") }
}

struct BegunTotal: View {
  @ObservedObject var counter: BegunCounter
  var body: some View { Text("\(counter.made)") }
}

/// What nothing shows as it is made changes by events.
final class EventCounter: ObservableObject {
  nonisolated(unsafe) static let shared = EventCounter()
  @Published var title = "title"
  @Published var made = 0
}

struct Command: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { EventCounter.shared.made += 1 }
}

func run(_ command: Command) {}

struct EventRow: View {
  @ObservedObject var counter: EventCounter
  var body: some View { Button(counter.title) { run("open") } }
}

struct EventTotal: View {
  @ObservedObject var counter: EventCounter
  var body: some View { Text("\(counter.made)") }
}
