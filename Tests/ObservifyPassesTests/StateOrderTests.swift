import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyPasses

/// Xcode 27's rule: `@State` is assigned when all other stored properties are set (TN3211).
@Suite("State order")
struct StateOrderTests {
  @Test("An assignment of state moves behind the others, or is blocked", arguments: OrderCase.all)
  func order(_ example: OrderCase) throws {
    let planned = PlannedProject(example.source)
    let start = try #require(planned.project.node(at: "1️⃣"))
    let storage = try #require(
      ([start] + start.ancestors).first { $0.parent?.kind == .sequenceExpression })
    let order = try #require(StateOrder(storage, "m"))
    #expect(order.last.map { planned.project.name(of: $0) } == example.last)
    #expect(order.isBlocked == example.isBlocked)
  }

  @Test("Outside an initialiser there is no order")
  func outside() throws {
    let planned = PlannedProject("struct S { func f() { 1️⃣_m = State(wrappedValue: 1) } }")
    let storage = try #require(planned.project.node(at: "1️⃣"))
    #expect(StateOrder(storage, "m") == nil)
  }
}

/// The body of an initialiser: `1️⃣` is the storage that is assigned, `2️⃣` the last statement that it
/// has to come behind.
struct OrderCase: Sendable, CustomTestStringConvertible {
  let title: String
  let body: String
  let last: String?
  let isBlocked: Bool

  var testDescription: String { title }

  private init(_ title: String, _ body: String, last: String? = nil, isBlocked: Bool = false) {
    self.title = title
    self.body = body
    self.last = last
    self.isBlocked = isBlocked
  }

  var source: String {
    """
    class Model: ObservableObject { func load() {} }
    struct S {
      @StateObject var m: Model
      @State var other = 1
      let a: Int
      let b: Int
      init(a: Int, model: Model) {
    \(body)
      }
    }
    """
  }

  static let all: [OrderCase] = [
    OrderCase("last", "self.a = a\nb = 1\n1️⃣_m = StateObject(wrappedValue: model)"),
    OrderCase("first", "1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = a", last: "2️⃣"),
    OrderCase(
      "before two", "1️⃣_m = StateObject(wrappedValue: model)\nself.a = a\n2️⃣b = 1", last: "2️⃣"),
    OrderCase(
      "between", "self.a = a\n1️⃣_m = StateObject(wrappedValue: model)\n2️⃣b = 1", last: "2️⃣"),
    OrderCase(
      "before other work", "1️⃣_m = StateObject(wrappedValue: model)\nprint(a)\nmodel.load()"),
    OrderCase(
      "before work and an assignment",
      "1️⃣_m = StateObject(wrappedValue: model)\nprint(a)\n2️⃣b = 1", last: "2️⃣"),
    OrderCase(
      "before other storage",
      "1️⃣_m = StateObject(wrappedValue: model)\n_other = State(wrappedValue: 2)"),
    OrderCase(
      "read by an assignment", "1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = m.count",
      last: "2️⃣", isBlocked: true),
    OrderCase(
      "read by self", "1️⃣_m = StateObject(wrappedValue: model)\nself.m.load()\n2️⃣self.a = a",
      last: "2️⃣", isBlocked: true),
    OrderCase(
      "its storage is read",
      "1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = _m.wrappedValue.count", last: "2️⃣",
      isBlocked: true),
    OrderCase(
      "bound", "1️⃣_m = StateObject(wrappedValue: model)\nf($m)\n2️⃣self.a = a", last: "2️⃣",
      isBlocked: true),
    OrderCase(
      "in a condition",
      "if a > 1 { 1️⃣_m = StateObject(wrappedValue: model) } else { _m = .init(wrappedValue: model) }\nself.a = a",
      isBlocked: true),
    OrderCase(
      "in a branch before others",
      "if a > 1 { 1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = a } else { _m = .init(wrappedValue: model)\nself.a = 1 }",
      last: "2️⃣"),
    OrderCase(
      "in a case before others",
      "switch a { case 1: 1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = a\ndefault: _m = .init(wrappedValue: model)\nself.a = 1 }",
      last: "2️⃣"),
    OrderCase(
      "in a branch of a branch",
      "if a > 1 { if a > 2 { 1️⃣_m = StateObject(wrappedValue: model) } else { _m = .init(wrappedValue: model) }\nself.a = a }",
      isBlocked: true),
    OrderCase(
      "in a loop", "for _ in 0..<1 { 1️⃣_m = StateObject(wrappedValue: model) }\nself.a = a",
      isBlocked: true),
    OrderCase(
      "before a return",
      "1️⃣_m = StateObject(wrappedValue: model)\nif a > 1 { return }\n2️⃣self.a = a", last: "2️⃣",
      isBlocked: true),
    OrderCase(
      "before a return of a closure",
      "1️⃣_m = StateObject(wrappedValue: model)\n2️⃣self.a = [a].map { x in return x }[0]",
      last: "2️⃣"),
    OrderCase(
      "in a condition at the end",
      "self.a = a\nif a > 1 { 1️⃣_m = StateObject(wrappedValue: model) } else { _m = .init(wrappedValue: model) }"
    ),
    OrderCase(
      "before an assignment in a condition",
      "1️⃣_m = StateObject(wrappedValue: model)\n2️⃣if a > 1 { self.a = 1 } else { self.a = 2 }",
      last: "2️⃣"),
    OrderCase(
      "before an assignment to a local",
      "var c: Int\n1️⃣_m = StateObject(wrappedValue: model)\nc = 1\nprint(c)"),
    OrderCase(
      "before a member of a local",
      "var c = C()\n1️⃣_m = StateObject(wrappedValue: model)\nc.x = 1"),
    OrderCase("by self", "1️⃣self._m = StateObject(wrappedValue: model)\n2️⃣self.a = a", last: "2️⃣"),
  ]
}
