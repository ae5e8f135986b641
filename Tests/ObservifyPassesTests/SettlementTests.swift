import ObservifyIndex
import ObservifyTestSupport
import ObservifyText
import Testing

@testable import ObservifyPasses

@Suite("The settlement")
struct SettlementTests {
  private let index: ProjectIndex
  private let models: [TypeID]

  init() {
    let planned = PlannedProject((0..<4).map { "class C\($0): ObservableObject {}" })
    index = planned.plan.index
    models = planned.plan.graph.models
  }

  @Test("Ties make units, in whatever order they come, and the first model stands for each")
  func ties() {
    for order in [[(0, 1), (1, 3)], [(3, 1), (1, 0)], [(1, 3), (0, 3)]] {
      let settled = settled(ties: order)
      #expect(models.map(settled.group) == [models[0], models[0], models[2], models[0]])
    }
  }

  @Test("A reason against one model keeps its unit and no other")
  func reasons() {
    let settled = settled(ties: [(1, 2)], kept: [2])
    #expect(models.map(settled.keeps) == [false, true, true, false])
  }

  @Test("What rules ask for later counts like what came before, and changes no earlier settlement")
  func adding() {
    let first = settled(kept: [0])
    let second = first.adding(effects(ties: [(0, 1)], kept: [3]))
    #expect(models.map(first.keeps) == [true, false, false, false])
    #expect(models.map(second.keeps) == [true, true, false, true])
  }

  @Test("A released base class stays without its heirs; other ties of the heirs hold")
  func releasing() {
    // 1 and 2 inherit from 0, and 2 is tied to 3.
    let whole = Settlement(inheritance: [tie(1, 0), tie(2, 0)]).adding(
      effects(ties: [(2, 3)], kept: [0]))
    #expect(models.map(whole.keeps) == [true, true, true, true])
    let released = whole.releasing(inheritorsOf: [models[0]])
    #expect(models.map(released.keeps) == [true, false, false, false])
    #expect(released.group(of: models[3]) == models[2])
  }

  @Test("Bases that are released together stay together")
  func releasingBases() {
    let whole = Settlement(inheritance: [tie(1, 0), tie(2, 1)]).adding(effects(kept: [0]))
    let released = whole.releasing(inheritorsOf: [models[0], models[1]])
    #expect(models.map(released.keeps) == [true, true, false, false])
  }

  @Test("A model without a reason of its own is told the first one of its unit")
  func inherited() {
    let settled = settled(ties: [(0, 1), (1, 2)], kept: [2, 1])
    let found = settled.inherited(by: models)
    #expect(found.map(\.model) == [models[0]])
    #expect(found.map(\.reason.model) == [models[1]])
  }

  @Test("A withheld edit keeps the unit of its model when all is settled anew")
  func withheld() {
    let reason = Reason(
      code: .conflict, model: models[1], place: place(1), text: "", origin: .edits)
    let settled = Settlement().adding(Effects([reason])).adding(effects(ties: [(0, 1)]))
    #expect(models.map(settled.keeps) == [true, true, false, false])
  }

  @Test("A request keeps its unit, and never parts a base class from its heirs")
  func requests() {
    let base = "class Base: ObservableObject {}\nclass Heir: Base { @Published var a = 1 }"
    let ignored = PlannedProject("// observify:ignore\n" + base)
    #expect(ignored.reasons == ["Base OBS816", "Heir OBS817"])
  }

  @Test("What inherits or conforms moves together", arguments: GroupCase.all)
  func groups(_ example: GroupCase) {
    let project = IndexedProject(example.source)
    let graph = ModelGraph(project.index)
    let groups = Dictionary(grouping: graph.models, by: Settlement(graph).group)
    let names = groups.sorted { $0.key < $1.key }.map { project.names($0.value) }
    #expect(names == example.groups, "\(example.title)")
  }

  // MARK: Models by number

  private func place(_ number: Int) -> Place {
    Place(file: index.files[number].id, offset: ByteOffset(0))
  }

  private func tie(_ first: Int, _ second: Int) -> Settlement.Tie {
    Settlement.Tie(models[first], models[second])
  }

  private func effects(ties: [(Int, Int)] = [], kept: [Int] = []) -> Effects {
    var effects = Effects(
      kept.map { Reason(code: .localClass, model: models[$0], place: place($0), text: "") })
    for (first, second) in ties { effects.tie(models[first], models[second]) }
    return effects
  }

  private func settled(ties: [(Int, Int)] = [], kept: [Int] = []) -> Settlement {
    Settlement().adding(effects(ties: ties, kept: kept))
  }
}

/// A program and its models by what moves together.
struct GroupCase: Sendable, CustomTestStringConvertible {
  let title: String
  let groups: [[String]]
  let source: String

  var testDescription: String { title }

  static let all: [GroupCase] = [
    GroupCase(
      title: "alone", groups: [["A"], ["B"]],
      source: "class A: ObservableObject {}\nclass B: ObservableObject {}"),
    GroupCase(
      title: "a superclass and its subclasses", groups: [["A", "B", "C"]],
      source: "class A: ObservableObject {}\nclass B: A {}\nclass C: A {}"),
    GroupCase(
      title: "a protocol and its conformers", groups: [["P", "A", "B"], ["C"]],
      source: """
        protocol P: ObservableObject {}
        class A: P {}
        class B: P {}
        class C: ObservableObject {}
        """),
    GroupCase(
      title: "two protocols by one conformer", groups: [["P", "Q", "A", "B", "C"]],
      source: """
        protocol P: ObservableObject {}
        protocol Q: ObservableObject {}
        class A: P {}
        class B: Q {}
        class C: P, Q {}
        """),
    GroupCase(
      title: "a property does not tie", groups: [["A"], ["B"]],
      source: "class A: ObservableObject { let b = B() }\nclass B: ObservableObject {}"),
    GroupCase(
      title: "nesting does not tie", groups: [["A"], ["A.B"]],
      source: "class A: ObservableObject { class B: ObservableObject {} }"),
    GroupCase(
      title: "one class in two branches", groups: [["C", "C"]],
      source: "#if A\nclass C: ObservableObject {}\n#else\nclass C: ObservableObject {}\n#endif"),
    GroupCase(
      title: "a protocol that is none does not tie", groups: [["A"], ["B"]],
      source: """
        protocol P {}
        class A: ObservableObject, P {}
        class B: ObservableObject, P {}
        """),
  ]
}
