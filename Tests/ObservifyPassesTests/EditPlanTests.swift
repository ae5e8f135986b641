import ObservifyIndex
import ObservifySyntax
import Testing

@testable import ObservifyPasses

/// The values that a plan is made of, each from those that it takes.
@Suite("What a plan is made of")
struct EditPlanTests {
  private func project(
    _ source: String, combine: MigrationSettings.Combine = .keep
  ) -> (facts: Project, models: [TypeID]) {
    var settings = MigrationSettings()
    settings.combine = combine
    let planned = PlannedProject("import SwiftUI\n" + source, settings: settings)
    return (planned.facts, planned.facts.graph.models)
  }

  private func names(_ properties: some Sequence<PropertyID>, _ project: Project) -> [String] {
    properties.sorted().map { project.index[$0].name }
  }

  @Test("Who is listened to announces with all that inherit from it")
  func listeners() {
    let source = """
      class Base: ObservableObject {}
      class Heir: Base { @Published var a = 1 }
      class Other: ObservableObject {}
      let sink = Heir().objectWillChange.sink {}
      """
    let (facts, models) = project(source, combine: .bridge)
    let listeners = ChangeListeners(facts)
    #expect(listeners.announcers == [models[0]])
    #expect(listeners.announcing == [models[0], models[1]])
    #expect(listeners.listeners.count == 1)
    #expect(ChangeListeners(project(source).facts).announcing.isEmpty)
  }

  @Test("Calls by hand are told apart by what they announce")
  func sends() {
    let (facts, _) = project(
      """
      class Model: ObservableObject {
        var a = 1 { willSet { objectWillChange.send() } }
        var b = 2 { didSet { DispatchQueue.main.async { print(0); self.objectWillChange.send() } } }
        var d = 2 { didSet { if d > a { objectWillChange.send() } } }
        var c = 3
        func change() { objectWillChange.send(); c = 4 }
        func refresh() { objectWillChange.send() }
      }
      """)
    let sends = HandMadeSends(facts, ChangeListeners(facts))
    #expect(names(sends.announced, facts) == ["a", "b", "d", "c"])
    #expect(sends.removals.map(\.code.code) == ["OBS110", "OBS110", "OBS110"])
    #expect(sends.pointed.map { names($0.properties, facts) } == [["b"]])
    #expect(sends.open.count == 1)
  }

  @Test("A mention that goes on listening is no use that keeps the class")
  func heardSends() {
    let (facts, models) = project(
      "class Model: ObservableObject {}\nlet sink = Model().objectWillChange.sink {}",
      combine: .bridge)
    #expect(HandMadeSends(facts, ChangeListeners(facts)).effects.reasons == [])
    let quiet = project("class Model: ObservableObject {}").facts
    let unheard = HandMadeSends(facts, ChangeListeners(quiet)).effects.reasons
    #expect(unheard.map(\.code) == [.willChangeOutside])
    #expect(unheard.map(\.model) == models)
  }

  @Test("What was announced by hand is tracked")
  func announcedProperties() throws {
    var settings = MigrationSettings()
    settings.unpublished = .ignore
    let facts = PlannedProject(
      "class Model: ObservableObject { var a = 1 }\nstruct Screen { @ObservedObject var model: Model }",
      settings: settings
    ).facts
    let id = try #require(facts.index[facts.graph.models[0]].properties.first)
    #expect(
      ModelProperties(facts, announced: [id], ChangeListeners(facts)).treatments == [id: .tracked])
    #expect(
      ModelProperties(facts, announced: [], ChangeListeners(facts)).treatments == [
        id: .ignored(.ignoredByOption)
      ])
  }

  private static let sinks = """
    import Combine
    class Model: ObservableObject {
      @Published var query = ""
      private var sinks: Set<AnyCancellable> = []
      init() { $query.sink { [weak self] in self?.search($0) }.store(in: &sinks) }
      private func search(_ text: String) {}
    }
    """

  @Test("A class that is listened to keeps its sinks")
  func ownSinks() {
    let (facts, models) = project(Self.sinks, combine: .modernize)
    let found = OwnSinks(facts, announcing: [])
    #expect(found.sinks.map(\.function) == ["queryDidChange"])
    #expect(OwnSinks(facts, announcing: [models[0]]).sinks.isEmpty)
    #expect(names(facts.idleStores(found.sinks, [], besides: [:]).keys, facts) == ["sinks"])
    let stores = [models[0]: CancellableStore(name: "sinks")]
    #expect(facts.idleStores(found.sinks, [], besides: stores).isEmpty)
  }

  @Test("A publisher needs a subject where no sink of the class takes its place")
  func bridges() {
    let (facts, models) = project(Self.sinks, combine: .modernize)
    let sinks = OwnSinks(facts, announcing: []).sinks
    #expect(PublisherBridges(facts, besides: sinks).subjects.isEmpty)
    #expect(Array(PublisherBridges(facts, besides: []).subjects.values) == ["queryPublisher"])
    let kept = PublisherBridges(project(Self.sinks).facts, besides: []).effects.reasons
    #expect(kept.map(\.code) == [.publisherInside])
    #expect(kept.map(\.model) == models)
  }

  @Test("An open call goes where all is tracked, and is counted where a child may stay")
  func openSends() {
    let (facts, models) = project(
      """
      class Child: ObservableObject { @Published var a = 1 }
      class Model: ObservableObject {
        @Published var child = Child()
        func refresh() { print(child); objectWillChange.send() }
      }
      """)
    let sends = HandMadeSends(facts, ChangeListeners(facts))
    let treatments = ModelProperties(facts, announced: sends.announced, ChangeListeners(facts))
      .treatments
    let settled = Settlement(facts.graph)
    let idle = IdleSinks(facts, sends, treatments, announcing: [])
    let open = OpenSends(facts, sends, treatments, idle, settled)
    #expect(open.removals.map(\.model) == [models[1]])
    #expect(open.counted.isEmpty)
    #expect(open.effects.ties == [Settlement.Tie(models[1], models[0])])
    var effects = Effects()
    effects.keep(models[0], .ignored, at: facts.place(of: models[0]), "")
    let beside = OpenSends(facts, sends, treatments, idle, settled.adding(effects))
    #expect(beside.removals.isEmpty)
    #expect(beside.counted.map { names($0.variables, facts) } == [["child"]])
  }

  @Test("A base class that stays and publishes nothing lets its heirs go")
  func releasedHeirs() {
    let (facts, models) = project(
      "class Base: ObservableObject {}\nclass Heir: Base { @Published var a = 1 }")
    var effects = Effects()
    effects.keep(models[0], .localClass, at: facts.place(of: models[0]), "")
    let settled = Settlement(facts.graph).adding(effects)
    let released = ReleasedHeirs(facts, settled, announced: [], counted: [])
    #expect(released.heirs == [models[1]])
    #expect(models.map(released.settlement.keeps) == [true, false])
    #expect(models.map(settled.keeps) == [true, true])
  }

  @Test("What a doubt is sure of is kept for the code, and the rest for the doubt")
  func doubts() {
    let (facts, models) = project(
      "class A: ObservableObject {}\nclass B: ObservableObject {}\nprotocol P: ObservableObject {}")
    var effects = Effects()
    let file = facts.index.files[0]
    facts.doubt(
      .anything(sure: [models[1], models[2]]), .genericUse, at: file.tree.root, in: file.id, "",
      into: &effects)
    #expect(effects.reasons.map(\.model) == models)
    #expect(effects.reasons.map(\.origin) == [.doubt, .code, .code])
  }

  @Test("Passes are given what moves and nothing else")
  func movingOnly() throws {
    let (facts, models) = project(
      """
      class Moving: ObservableObject { @Published var a = 1 }
      // observify:ignore
      class Staying: ObservableObject { @Published var b = 2 }
      struct Screen: View {
        @StateObject var moving = Moving()
        @StateObject var staying = Staying()
        var body: some View { Text("").environmentObject(moving).environmentObject(staying) }
      }
      """)
    let plan = EditPlan(facts)
    #expect(plan.models == [models[0]])
    #expect(names(plan.properties.treatments.keys, facts) == ["a"])
    #expect(plan.wrappers(.stateObject).map(\.name) == ["moving"])
    #expect(plan.injections.map(\.models) == [[models[0]]])
    #expect(plan.decision.reasons.map(\.model) == [models[1]])
    let staying = try #require(plan.uses.wrappers.first { $0.name == "staying" })
    #expect(plan.wrapper(of: staying.binding) == nil)
  }
}
