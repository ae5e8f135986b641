import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

@Suite("Use collector")
struct UseCollectorTests {
  @Test("A wrapper is found with its type and its holder", arguments: UseCase.wrappers)
  func wrappers(_ example: UseCase) {
    let (project, uses) = example.uses
    let found = uses.wrappers.map { use in
      let holder = use.holder.map { " of \(project.index[$0].qualifiedName)" } ?? ""
      let models = use.models.isEmpty ? project.spelled(use.type) : names(use.models, project)
      return "\(use.wrapper.rawValue) \(use.name)\(holder): \(models)"
    }
    #expect(found == example.expected)
  }

  @Test(
    "A mention is that of the wrapped declaration that its name means",
    arguments: UseCase.references)
  func references(_ example: UseCase) {
    let (project, uses) = example.uses
    func lines(_ kind: String, _ references: [WrappedReference]) -> [String] {
      references.map { reference in
        "\(kind) \(uses[reference.wrapper].name) \(project.name(of: reference.node))"
      }
    }
    #expect(
      lines("$", uses.projections) + lines("_", uses.storages) + lines("value", uses.values)
        == example.expected)
  }

  @Test("A publisher is that of the model it may belong to", arguments: UseCase.publishers)
  func publishers(_ example: UseCase) {
    let (project, uses) = example.uses
    func lines(_ kind: String, _ found: [PublisherUse]) -> [String] {
      found.map { use in
        "\(kind)\(use.name) of \(names(use.models, project))"
          + (use.isInside ? " inside" : " outside") + (use.isCertain ? "" : " perhaps")
          + " \(project.name(of: use.node))"
      }
    }
    let found = lines("$", uses.publishers) + lines("_", uses.publishedStorages)
    #expect(found == example.expected)
  }

  @Test("An announcement is that of the model it may belong to", arguments: UseCase.willChanges)
  func willChanges(_ example: UseCase) {
    let (project, uses) = example.uses
    let found = uses.willChanges.map { use in
      "\(names(use.models, project))" + (use.isInside ? " inside" : " outside")
        + (use.isCertain ? "" : " perhaps") + " \(project.name(of: use.node))"
    }
    #expect(found == example.expected)
  }

  @Test("An injection is of the type of its argument", arguments: UseCase.injections)
  func injections(_ example: UseCase) {
    let (project, uses) = example.uses
    let found = uses.injections.map { use in
      let models = use.models.isEmpty ? project.spelled(use.type) : names(use.models, project)
      let modifier = use.modifier == .environmentObject ? "" : "\(use.modifier.rawValue) "
      return "\(modifier)\(use.argument.text): \(models)"
    }
    let odd = uses.oddInjections.map { "\($0.name) \(project.name(of: $0.node))" }
    #expect(found + odd == example.expected)
  }

  @Test("A type's name is found away from attributes and conformances", arguments: UseCase.mentions)
  func mentions(_ example: UseCase) {
    let (project, uses) = example.uses
    let found = uses.mentions.filter { project.index[$0.file].path == "1.swift" }
    #expect(found.map { "\($0.name) \(project.name(of: $0.node))" } == example.expected)
  }

  @Test("Calls that make values are found by the type's last name")
  func constructorCalls() {
    let project = IndexedProject(
      "let a = [View(m: m), View(), Outer.View(m: m), View.init(m: m), Box<Int>(1), view(1)]")
    let graph = ModelGraph(project.index)
    let uses = UseCollector.uses(in: project.index, graph: graph, resolver: project.resolver)
    let calls = uses.constructorCalls
    #expect(calls["View"]?.count == 4)
    #expect(calls["Box"]?.count == 1)
    #expect(calls["view"] == nil)
  }

  private func names(_ models: [TypeID], _ project: IndexedProject) -> String {
    project.names(models).joined(separator: "|")
  }
}

/// A program beside a few models, and the uses in it.
struct UseCase: Sendable, CustomTestStringConvertible {
  let source: String
  let expected: [String]

  var testDescription: String { source.debugDescription }

  private init(_ source: String, _ expected: String...) {
    self.source = source
    self.expected = expected
  }

  private static let models = """
    class Model: ObservableObject {
      static let shared = Model()
      @Published var a = 1
      @Published var items: [Int] = []
      var other = Other()
      var plain = Plain()
    }
    class Other: ObservableObject { @Published var b = 1 }
    class Sub: Model {}
    class Plain { var a = 1 }
    protocol Storing: ObservableObject { var c: Int { get } }
    """

  /// What is found in the program, which stands in a file of its own behind the models'.
  var uses: (IndexedProject, ModelUses) {
    let project = IndexedProject([Self.models, source])
    let graph = ModelGraph(project.index)
    return (
      project, UseCollector.uses(in: project.index, graph: graph, resolver: project.resolver)
    )
  }

  static let wrappers: [UseCase] = [
    UseCase("struct V { @StateObject var m = Model() }", "StateObject m of V: Model"),
    UseCase("struct V { @ObservedObject var m: Model }", "ObservedObject m of V: Model"),
    UseCase("struct V { @EnvironmentObject var m: Model }", "EnvironmentObject m of V: Model"),
    UseCase("struct V { @FocusedObject var m: Model? }", "FocusedObject m of V: Model"),
    UseCase("struct V { @SwiftUI.StateObject var m = Model() }", "StateObject m of V: Model"),
    UseCase("struct V { @StateObject private var m: Model }", "StateObject m of V: Model"),
    UseCase("struct V { @StateObject var m = Model.shared }", "StateObject m of V: Model"),
    UseCase("struct V { @StateObject var m = Sub() }", "StateObject m of V: Sub"),
    UseCase("struct V { @StateObject var m = Model.shared.other }", "StateObject m of V: Other"),
    UseCase(
      "struct V { @StateObject(wrappedValue: Model()) var m }", "StateObject m of V: Model"),
    UseCase("struct V { @ObservedObject var m: Plain }", "ObservedObject m of V: Plain"),
    UseCase("struct V { @ObservedObject var m: Outside }", "ObservedObject m of V: <Outside>"),
    UseCase("struct V { @StateObject var m = make() }", "StateObject m of V: unknown"),
    UseCase(
      "struct V<M: Storing> { @StateObject var m: M }", "StateObject m of V: Storing"),
    UseCase("struct V<M: Model> { @StateObject var m: M }", "StateObject m of V: Model"),
    UseCase(
      "struct V<M> where M: Storing { @StateObject var m: M }", "StateObject m of V: Storing"),
    UseCase("class C { @ObservedObject var m = Model() }", "ObservedObject m of C: Model"),
    UseCase(
      "struct V { struct W { @StateObject var m = Model() } }", "StateObject m of V.W: Model"),
    UseCase(
      "struct V {\n#if A\n@StateObject var m = Model()\n#endif\n}", "StateObject m of V: Model"),
    UseCase("#Preview { @Previewable @StateObject var m = Model(); V(m) }", "StateObject m: Model"),
    UseCase("func f() { @StateObject var m = Model() }", "StateObject m: Model"),
    UseCase("struct V { @State var m = Model() }"),
    UseCase("struct V { @Own.StateObjectLike var m = Model() }"),
    UseCase("@propertyWrapper struct StateObject {}\nstruct V { @StateObject var m = Model() }"),
    UseCase("// @StateObject var m = Model()\nlet s = \"@StateObject var m = Model()\""),
  ]

  static let references: [UseCase] = [
    UseCase("struct V { @StateObject var m = Model(); var b: Int { 1️⃣m.a } }", "value m 1️⃣"),
    UseCase("struct V { @StateObject var m = Model(); var b: Int { 1️⃣self.m.a } }", "value m 1️⃣"),
    UseCase("struct V { @StateObject var m = Model(); var b: Any { 1️⃣$m.a } }", "$ m 1️⃣"),
    UseCase("struct V { @StateObject var m = Model(); var b: Any { 1️⃣self.$m.a } }", "$ m 1️⃣"),
    UseCase("struct V { @StateObject var m = Model(); var b: Any { 1️⃣$m } }", "$ m 1️⃣"),
    UseCase(
      "struct V { @StateObject var m: Model; init() { 1️⃣_m = .init(wrappedValue: Model()) } }",
      "_ m 1️⃣"),
    UseCase(
      "struct V { @StateObject var m: Model; init() { 1️⃣self._m = .init(wrappedValue: Model()) } }",
      "_ m 1️⃣"),
    UseCase(
      "struct V { @ObservedObject var m: Model; init(m: Model) { 1️⃣self.m = m } }", "value m 1️⃣"),
    UseCase("struct V { @ObservedObject var m: Model; func f(m: Int) { print(m) } }"),
    UseCase("struct V { @ObservedObject var m: Model; func f() { let m = 1; print(m) } }"),
    UseCase("struct V { @ObservedObject var m: Model; func f() { g { m in print(m) } } }"),
    UseCase("struct V { @ObservedObject var m: Model; func f() { g { $m in print($m) } } }"),
    UseCase(
      "struct V { @ObservedObject var m: Model }\nextension V { var b: Any { 1️⃣$m.a } }", "$ m 1️⃣"),
    UseCase(
      "struct V { @ObservedObject var m: Model }\nstruct W { let v: V; var b: Any { 1️⃣v.$m.a } }",
      "$ m 1️⃣"),
    UseCase(
      "struct V { @ObservedObject var m: Model }\nstruct W { let v: V; var b: Int { 1️⃣v.m.a } }",
      "value m 1️⃣"),
    UseCase("struct V { @ObservedObject var m: Model }\nstruct W { let m: Int; var b: Int { m } }"),
    UseCase(
      "#Preview { @Previewable @StateObject var m = Model(); V(1️⃣m, 2️⃣$m.a) }",
      "$ m 2️⃣", "value m 1️⃣"),
    UseCase(
      "struct V { @StateObject var m = Model(); var b: String { \"\\(1️⃣m.a) \\(2️⃣$m.a)\" } }",
      "$ m 2️⃣", "value m 1️⃣"),
    UseCase(
      "struct V { @StateObject var m = Model(); var b: [Any] { [\"m\", .m, f(m: 1), x.m] } }"),
    UseCase(
      "class A { @ObservedObject var m = Model() }\nclass B: A { func f() { print(1️⃣m) } }",
      "value m 1️⃣"),
  ]

  static let publishers: [UseCase] = [
    UseCase("extension Model { func f() { g(1️⃣$a) } }", "$a of Model inside 1️⃣"),
    UseCase("extension Model { func f() { g(1️⃣self.$a) } }", "$a of Model inside 1️⃣"),
    UseCase(
      "extension Model { func f() { g { [weak self] in 1️⃣self?.$a } } }", "$a of Model inside 1️⃣"),
    UseCase("extension Model { func f(p: P) { p.assign(to: &1️⃣$a) } }", "$a of Model inside 1️⃣"),
    UseCase("extension Sub { func f() { g(1️⃣$a) } }", "$a of Model inside 1️⃣"),
    UseCase("struct S { let m: Model; func f() { g(1️⃣m.$a) } }", "$a of Model outside 1️⃣"),
    UseCase("struct S { let m: Sub; func f() { g(1️⃣m.$a) } }", "$a of Model outside 1️⃣"),
    UseCase("struct S { let m: Model?; func f() { g(1️⃣m?.$a) } }", "$a of Model outside 1️⃣"),
    UseCase("struct S { let m: Model; func f() { g(1️⃣m.other.$b) } }", "$b of Other outside 1️⃣"),
    UseCase("func f() { g(1️⃣Model.shared.$a) }", "$a of Model outside 1️⃣"),
    UseCase("func f(ms: [Model]) { for m in ms { g(1️⃣m.$a) } }", "$a of Model outside 1️⃣"),
    UseCase("func f(ms: [Model]) { ms.map { 1️⃣$0.$a } }", "$a of Model outside 1️⃣"),
    UseCase("func f() { g(1️⃣unheardOf().$a) }", "$a of Model outside perhaps 1️⃣"),
    UseCase("func f() { g(unheardOf().$zzz) }"),
    UseCase("func f(p: Plain) { g(p.$a) }"),
    UseCase("func f() { g(Outside().$a) }"),
    UseCase("func f(ms: [Model]) { g(ms.map(\\1️⃣.$a)) }", "$a of Model outside 1️⃣"),
    UseCase(
      "extension Model { func f() { 1️⃣_a = Published(initialValue: 2) } }", "_a of Model inside 1️⃣"),
    UseCase(
      "extension Model { func f() { 1️⃣self._a = Published(initialValue: 2) } }",
      "_a of Model inside 1️⃣"),
    UseCase("struct S { @State var a = 1; func f() { g($a) } }"),
    UseCase("extension Outside { func f() { g($a) } }"),
    UseCase(
      "extension Outside where Self: Model { func f() { g(1️⃣$a) } }",
      "$a of Model outside perhaps 1️⃣"),
    UseCase("extension Model { func f() { items.map { $0 } } }"),
    UseCase("extension Model { func f() { let s = \"$a\" } }"),
    UseCase("struct S { @StateObject var m = Model(); func f() { g($m.a) } }"),
    UseCase(
      "struct S { @StateObject var m = Model(); func f() { g(1️⃣m.$a) } }", "$a of Model outside 1️⃣"),
    UseCase("func f(m: any Storing) { g(m.$c) }"),
    UseCase("func f<M: Model>(m: M) { g(1️⃣m.$a) }", "$a of Model outside 1️⃣"),
  ]

  static let willChanges: [UseCase] = [
    UseCase("extension Model { func f() { 1️⃣objectWillChange.send() } }", "Model inside 1️⃣"),
    UseCase("extension Model { func f() { 1️⃣self.objectWillChange.send() } }", "Model inside 1️⃣"),
    UseCase(
      "extension Model { func f() { g { [weak self] in 1️⃣self?.objectWillChange.send() } } }",
      "Model inside 1️⃣"),
    UseCase(
      "extension Model { func f() { g { [weak self] in guard let self else { return }; 1️⃣self.objectWillChange.send() } } }",
      "Model inside 1️⃣"),
    UseCase(
      "struct S { let m: Model; func f() { 1️⃣m.objectWillChange.send() } }", "Model outside 1️⃣"),
    UseCase("extension Model { func f() { 1️⃣other.objectWillChange.sink {} } }", "Other outside 1️⃣"),
    UseCase("func f(m: Model) { 1️⃣m.objectWillChange.sink {} }", "Model outside 1️⃣"),
    UseCase("func f(p: Plain) { p.objectWillChange.sink {} }"),
    UseCase("func f(p: Outside) { p.objectWillChange.sink {} }"),
    UseCase("func f(m: any Storing) { 1️⃣m.objectWillChange.sink {} }", "Storing outside 1️⃣"),
    UseCase(
      "func f() { 1️⃣unheardOf().objectWillChange.sink {} }",
      "Model|Other|Sub outside perhaps 1️⃣"),
    UseCase("struct S { let objectWillChange = 1; func f() { print(objectWillChange) } }"),
  ]

  static let injections: [UseCase] = [
    UseCase("func f(m: Model) { V().environmentObject(m) }", "m: Model"),
    UseCase("func f() { V().environmentObject(Model()) }", "Model(): Model"),
    UseCase("func f() { V().environmentObject(Model.shared) }", "Model.shared: Model"),
    UseCase("func f(m: Sub) { V().environmentObject(m) }", "m: Sub"),
    UseCase(
      "func f(m: Model) { V().environmentObject(m).environmentObject(m.other) }",
      "m.other: Other", "m: Model"),
    UseCase("func f(m: Model?) { V().environmentObject(m!) }", "m!: Model"),
    UseCase("func f() { V().environmentObject(Outside()) }", "Outside(): <Outside>"),
    UseCase("func f() { V().environmentObject(unheardOf()) }", "unheardOf(): unknown"),
    UseCase("func f(m: Model) { V().environmentObject(m as Model) }", "m as Model: Model"),
    UseCase(
      "extension View { func f(m: Model) -> some View { environmentObject(m) } }", "m: Model"),
    UseCase(
      "extension View { func f(m: Model) -> some View { self.environmentObject(m) } }", "m: Model"),
    UseCase("func f(m: Model) { V().environmentObject(object: m) }"),
    UseCase("func f(m: Model) { V().environmentObject(m, 1) }"),
    UseCase("func f(m: Model) { V().environment(m) }"),
    UseCase(
      "struct R { func environmentObject(_ m: Model) {} }\nfunc f(r: R, m: Model) { r.environmentObject(m) }"
    ),
    UseCase("func f(m: Model) { let g = 1️⃣V().environmentObject }", "environmentObject 1️⃣"),
    UseCase("func f(m: Model) { 1️⃣V().focusedObject(m) }", "focusedObject m: Model"),
    UseCase("func f(m: Model) { 1️⃣V().focusedSceneObject(m) }", "focusedSceneObject m: Model"),
    UseCase("let f = 1️⃣V().focusedObject(_:)", "focusedObject 1️⃣"),
    UseCase("// V().environmentObject(m)\nlet s = \".environmentObject(m)\""),
  ]

  static let mentions: [UseCase] = [
    UseCase("func f(p: 1️⃣Published<Int>.Publisher) {}", "Published 1️⃣"),
    UseCase("func f(p: 1️⃣StateObject<Model>) {}", "StateObject 1️⃣"),
    UseCase("var x: 1️⃣ObservedObject<Model>.Wrapper", "ObservedObject 1️⃣"),
    UseCase("func f(x: any 1️⃣ObservableObject) {}", "ObservableObject 1️⃣"),
    UseCase("func f(x: some 1️⃣ObservableObject) {}", "ObservableObject 1️⃣"),
    UseCase("func f<T: 1️⃣ObservableObject>(x: T) {}", "ObservableObject 1️⃣"),
    UseCase("func f<T>(x: T) where T: 1️⃣ObservableObject {}", "ObservableObject 1️⃣"),
    UseCase("extension 1️⃣ObservableObject { func f() {} }", "ObservableObject 1️⃣"),
    UseCase("let x = y as? 1️⃣ObservableObject", "ObservableObject 1️⃣"),
    UseCase("let x = y is any 1️⃣ObservableObject", "ObservableObject 1️⃣"),
    UseCase("let x: [any 1️⃣ObservableObject] = []", "ObservableObject 1️⃣"),
    UseCase("let x = 1️⃣StateObject(wrappedValue: Model())", "StateObject 1️⃣"),
    UseCase("let x = 1️⃣SwiftUI.StateObject(wrappedValue: Model())", "StateObject 1️⃣"),
    UseCase("let x: 1️⃣Combine.ObservableObject", "ObservableObject 1️⃣"),
    UseCase("let x: 1️⃣ObservableObjectPublisher", "ObservableObjectPublisher 1️⃣"),
    UseCase("let x: Other.ObservableObject"),
    UseCase("struct V { @StateObject var m = Model() }"),
    UseCase("class C: 1️⃣ObservableObject {}", "ObservableObject 1️⃣"),
    UseCase("protocol ObservableObject {}\nlet x: any ObservableObject"),
    UseCase("let ObservableObject = 1; print(ObservableObject)"),
    UseCase("let s = \"ObservableObject\" // ObservableObject"),
  ]
}
