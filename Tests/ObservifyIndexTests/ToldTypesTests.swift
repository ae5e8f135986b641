import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

@Suite("Told types")
struct ToldTypesTests {
  private static let code = """
    final class Store {}
    final class Other {}
    struct Root { let made = 1️⃣resolve(); func show() { 2️⃣use(3️⃣made) } }
    """

  private func build(
    _ names: [BuildIndex.Name], believing paths: Set<String> = ["0.swift"]
  ) -> ToldTypes {
    var told = ToldTypes()
    told.build = BuildIndex(
      modules: ["App"], believes: { paths.contains($0) }, names: { _ in names })
    return told
  }

  private func name(
    _ line: Int, _ column: Int, _ name: String, _ declaration: String,
    kind: BuildIndex.Name.Kind = .value, isDeclared: Bool = false
  ) -> BuildIndex.Name {
    BuildIndex.Name(
      line: line, column: column, kind: kind, isDeclared: isDeclared, name: name,
      declaration: declaration)
  }

  private func type(_ mark: String, in project: IndexedProject) throws -> String {
    let node = try #require(project.node(at: mark))
    let call = node.parent?.kind == .callExpression ? node.parent : nil
    return project.spelled(project.resolver.type(of: call ?? node))
  }

  private var made: BuildIndex.Name {
    name(3, 19, "made", "App.Root.made : App.Store", isDeclared: true)
  }

  @Test("A build answers what reading cannot tell")
  func answers() throws {
    let project = IndexedProject([Self.code], told: build([made]))
    #expect(try type("3️⃣", in: project) == "Store")
    #expect(project.resolver.buildAnswers?.answered == 1)
  }

  @Test("A call has the type that the function called gives")
  func result() throws {
    let resolve = name(
      3, 26, "resolve", "Kit.resolve<A where A: Kit.P>() -> Swift.Optional<App.Store>",
      kind: .function)
    let project = IndexedProject([Self.code], told: build([resolve]))
    #expect(try type("1️⃣", in: project) == "Store?")
  }

  @Test("What a generic parameter stands for is not told")
  func generic() throws {
    let resolve = name(3, 26, "resolve", "Kit.resolve<A>() -> A", kind: .function)
    let project = IndexedProject([Self.code], told: build([resolve]))
    #expect(try type("1️⃣", in: project) == "unknown")
  }

  @Test("A file that the build did not see as it is tells nothing")
  func newer() throws {
    let project = IndexedProject([Self.code], told: build([made], believing: []))
    #expect(try type("3️⃣", in: project) == "unknown")
  }

  @Test("A record whose declarations stand elsewhere tells nothing")
  func moved() throws {
    let other = name(1, 5, "gone", "App.gone : Swift.Int", isDeclared: true)
    let project = IndexedProject([Self.code], told: build([made, other]))
    #expect(try type("3️⃣", in: project) == "unknown")
  }

  @Test("A name that a changed file declares is not told by those that use it")
  func changedElsewhere() throws {
    let changed = "extension Root { func resolve<T>() -> T { fatalError() } }"
    let resolve = name(3, 26, "resolve", "App.resolve() -> App.Store", kind: .function)
    let project = IndexedProject([Self.code, changed], told: build([resolve]))
    #expect(try type("1️⃣", in: project) == "unknown")
  }

  @Test("A name that '#if' declares is not told: another build may mean something else by it")
  func conditional() throws {
    let code = """
      final class Store {}
      #if DEBUG
      let made = outside()
      #else
      let made = outsideToo()
      #endif
      struct Root { let plain = outside(); func show() { use(1️⃣made); use(2️⃣plain) } }
      """
    let told = build([
      name(7, 56, "made", "App.made : App.Store"),
      name(7, 67, "plain", "App.Root.plain : App.Store"),
    ])
    let project = IndexedProject([code], told: told)
    #expect(try type("1️⃣", in: project) == "unknown")
    #expect(try type("2️⃣", in: project) == "Store")
  }

  @Test("What reading and a build do not agree about is found")
  func contradiction() throws {
    let code = """
      final class Store {}
      final class Other {}
      struct Root { let a: Store; let b = make(); func show() { 1️⃣use(b, 2️⃣a) } }
      """
    let told = build([
      name(3, 19, "a", "App.Root.a : App.Other"), name(3, 33, "b", "App.Root.b : App.Store"),
      name(3, 66, "a", "App.Root.a : App.Other"),
    ])
    let project = IndexedProject([code], told: told)
    #expect(try type("2️⃣", in: project) == "Store")
    #expect(project.resolver.contradictions.isEmpty, "no question was asked in the file")
    let root = try #require(project.index.topLevelTypes["Root"]?.first)
    for property in project.index[root].properties { _ = project.resolver.type(of: property) }
    let found = project.resolver.contradictions
    #expect(found.map(\.found) == ["Store", "Store"])
    #expect(found.map(\.told) == ["Other", "Other"])
    #expect(found.map { project.names($0.types) } == [["Store", "Other"], ["Store", "Other"]])
  }

  @Test("A heir in the place of its base is no contradiction")
  func heir() throws {
    let code = """
      class Base {}
      final class Heir: Base {}
      struct Root { let a: Base; let b = make() }
      """
    let told = build([name(3, 19, "a", "App.Root.a : App.Heir")])
    let project = IndexedProject([code], told: told)
    let root = try #require(project.index.topLevelTypes["Root"]?.first)
    for property in project.index[root].properties { _ = project.resolver.type(of: property) }
    #expect(project.resolver.contradictions.isEmpty)
  }

  // MARK: Facts

  private func facts(_ facts: TypeFact...) -> ToldTypes {
    var told = ToldTypes()
    told.facts = facts
    return told
  }

  @Test("A stated expression has the stated type everywhere")
  func expression() throws {
    let fact = TypeFact(place: nil, expression: "resolve()", type: "Store?", line: 1)
    let project = IndexedProject([Self.code], told: facts(fact))
    #expect(try type("3️⃣", in: project) == "Store?")
    #expect(project.resolver.idleFacts.isEmpty)
    #expect(project.resolver.contradictedFacts.isEmpty)
  }

  @Test("A stated place is about all that stands there, or the name declared there")
  func place() throws {
    let call = TypeFact(
      place: .init(path: "0.swift", line: 3, column: 26), expression: nil, type: "Store", line: 1)
    #expect(try type("3️⃣", in: IndexedProject([Self.code], told: facts(call))) == "Store")
    let name = TypeFact(
      place: .init(path: "0.swift", line: 3, column: 19), expression: nil, type: "[Other]", line: 1)
    #expect(try type("3️⃣", in: IndexedProject([Self.code], told: facts(name))) == "[Other]")
  }

  @Test("A fact that meets nothing is found")
  func idle() {
    let elsewhere = TypeFact(
      place: .init(path: "0.swift", line: 2, column: 1), expression: "resolve()", type: "Store",
      line: 7)
    let project = IndexedProject([Self.code], told: facts(elsewhere))
    #expect(project.resolver.idleFacts == [7])
  }

  @Test(
    "A fact that contradicts the code is found",
    arguments: [("Other", ["Store"]), ("Store", []), ("Int", ["Store"])])
  func contradicted(_ stated: String, _ found: [String]) throws {
    let fact = TypeFact(place: nil, expression: "Store()", type: stated, line: 1)
    let project = IndexedProject(
      ["final class Store {}; final class Other {}; let a = Store()"], told: facts(fact))
    #expect(project.resolver.contradictedFacts.map(\.found) == found)
  }

  @Test("A wrapper that is stated to hold its argument has the argument's type")
  func wrapper() throws {
    var told = ToldTypes()
    told.wrappers = [
      WrapperFact(name: "Held", held: .argument, replacement: nil, line: 3),
      WrapperFact(name: "Gone", held: .value, replacement: nil, line: 5),
    ]
    let code = """
      final class Store {}
      struct Root { @Held(Store.self) var a; @Held(Store()) var b; @Other(Store()) var c }
      """
    let project = IndexedProject([code], told: told)
    let root = try #require(project.index.topLevelTypes["Root"]?.first)
    let types = project.index[root].properties.map { project.resolver.type(of: $0) }
    #expect(types.map(project.spelled) == ["Store", "Store", "unknown"])
    #expect(project.resolver.idleFacts == [5])
  }

  // MARK: Declarations

  @Test(
    "A demangled declaration says its type",
    arguments: [
      ("App.(Model in _E43A).store : Lib.Store", "Lib.Store"),
      ("static App.M.shared : App.(M in _12AB)", "App.M"),
      ("f #1 : (Lib.S) -> App.M in App.use(Lib.S, (Lib.S) -> App.M) -> App.M?", "(Lib.S) -> App.M"),
      ("(extension in App):Swift.Array<A where A == App.M>.first : App.M.Inner", "App.M.Inner"),
    ])
  func variable(_ declaration: String, _ type: String) {
    #expect(DemangledDeclaration(declaration).variableType == type)
  }

  @Test(
    "A demangled function says what it gives",
    arguments: [
      ("App.use(Lib.S, (Lib.S) -> App.M) -> Swift.Optional<App.M>", "Swift.Optional<App.M>"),
      ("App.make() -> (Swift.Int) -> App.M", "(Swift.Int) -> App.M"),
      ("App.A.map<A, B where B1: P>((A.E) throws(B1) -> A1) throws(B1) -> [A1]", "[A1]"),
      ("inner #1 () -> App.M in App.outer() -> ()", "App.M"),
    ])
  func function(_ declaration: String, _ type: String) {
    #expect(DemangledDeclaration(declaration).resultType == type)
  }

  @Test("A demangled case says its type")
  func enumCase() {
    let declaration = DemangledDeclaration("Lib.W.b(Lib.W.Type) -> (Swift.Int, Lib.S) -> Lib.W")
    #expect(declaration.caseType == "Lib.W")
  }
}
