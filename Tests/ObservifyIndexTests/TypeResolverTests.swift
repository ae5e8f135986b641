import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

@Suite("Type resolver")
struct TypeResolverTests {
  @Test("An expression has the type that its declarations say", arguments: ExpressionCase.all)
  func expression(_ example: ExpressionCase) throws {
    let project = IndexedProject([ExpressionCase.world, example.source])
    let mark = try #require(project.node(at: "1️⃣"))
    let call = try #require(mark.parent.flatMap { CallExpression($0) })
    let value = try #require(call.arguments.first?.value)
    let found = project.spelled(project.resolver.type(of: value))
    #expect(found == example.type)
  }

  @Test("A written type means what is declared", arguments: WrittenCase.all)
  func written(_ example: WrittenCase) throws {
    let project = IndexedProject([
      ExpressionCase.world, "struct Probe<T: Naming, U> { let 1️⃣x: \(example.code) }",
    ])
    let name = try #require(project.node(at: "1️⃣"))
    let type = try #require(name.parent.flatMap { PatternBinding($0) }?.type)
    #expect(project.spelled(project.resolver.declaredType(type)) == example.type)
  }

  @Test(
    "A property's type comes from its annotation, value or wrapper",
    arguments: WrittenCase.properties)
  func property(_ example: WrittenCase) throws {
    let project = IndexedProject([ExpressionCase.world, "struct Probe { \(example.code) }"])
    let probe = try #require(project.index.topLevelTypes["Probe"]?.first)
    let property = try #require(project.index[probe].properties.last)
    #expect(project.spelled(project.resolver.type(of: property)) == example.type)
  }

  @Test(
    "What a setter is given has the type of what it sets",
    arguments: [
      ("var item: Item", "Item"), ("subscript(name: String) -> Item?", "Item?"),
      ("subscript(name: String) -> [Item]", "[Item]"),
    ])
  func givenToSetter(_ member: String, _ type: String) throws {
    let project = IndexedProject([
      ExpressionCase.world,
      "struct Probe { \(member) { get { fatalError() } set { 1️⃣probe(newValue) } } }",
    ])
    let mark = try #require(project.node(at: "1️⃣"))
    let call = try #require(mark.parent.flatMap { CallExpression($0) })
    let value = try #require(call.arguments.first?.value)
    #expect(project.spelled(project.resolver.type(of: value)) == type)
  }

  @Test("Types that depend on each other end")
  func circle() throws {
    let project = IndexedProject("struct S { let a = S.b; static let b = S().a }")
    let id = try #require(project.index.topLevelTypes["S"]?.first)
    let types = project.index[id].properties.map { project.resolver.type(of: $0) }
    #expect(types == [.unknown, .unknown])
  }

  @Test("A generic parameter may be bounded by what names it")
  func boundsThatNameTheirParameter() throws {
    let project = IndexedProject(
      """
      func f<P: Publisher<P.Output, Never>, K: KeyPath<P.Output, V>, V: Box<P.Output, K.Value>>(
        _ publisher: 1️⃣P, path: K, value: V
      ) {}
      """)
    let name = try #require(project.node(at: "1️⃣"))
    let type = project.resolver.declaredType(name)
    #expect(type.parts.bounds == ["Publisher"])
  }

  @Test("What a pattern binds has the type of that part", arguments: PatternCase.all)
  func pattern(_ example: PatternCase) throws {
    let project = IndexedProject([
      ExpressionCase.world, "func f(kind: Kind, models: [Model]) { \(example.code) }",
    ])
    let mark = try #require(project.node(at: "1️⃣"))
    #expect(project.spelled(project.resolver.type(of: mark)) == example.type)
  }

  @Test("An expression of a thousand parts ends")
  func depth() throws {
    let chain = String(repeating: ".child", count: 1000)
    let project = IndexedProject([
      ExpressionCase.world, "func f(model: Model) { 1️⃣probe(model\(chain)) }",
    ])
    let mark = try #require(project.node(at: "1️⃣"))
    let value = try #require(mark.parent.flatMap { CallExpression($0) }?.arguments.first?.value)
    #expect(project.spelled(project.resolver.type(of: value)) == "Model?")
  }
}

/// A statement with a pattern and a mark at a use of what it binds.
struct PatternCase: Sendable, CustomTestStringConvertible {
  let code: String
  let type: String

  var testDescription: String { code }

  private init(_ code: String, _ type: String) {
    self.code = code
    self.type = type
  }

  static let all: [PatternCase] = [
    PatternCase("if case .loaded(let x) = kind { use(1️⃣x) }", "Model"),
    PatternCase("if case let .loaded(x) = kind { use(1️⃣x) }", "Model"),
    PatternCase("guard case .loaded(let x) = kind else { return }; use(1️⃣x)", "Model"),
    PatternCase("switch kind { case let .pair(_, of: x): use(1️⃣x); default: break }", "Model"),
    PatternCase("switch kind { case .pair(let x, _): use(1️⃣x); default: break }", "Item"),
    PatternCase("switch kind { case .pair(let x): use(1️⃣x); default: break }", "unknown"),
    PatternCase("if case .success(let x) = outcome { use(1️⃣x) }", "Model"),
    PatternCase("switch outcome { case .success(let x): use(1️⃣x); default: break }", "Model"),
    PatternCase("if case let x? = models.first { use(1️⃣x) }", "Model"),
    PatternCase("if case .some(let x) = models.first { use(1️⃣x) }", "Model"),
    PatternCase(
      "switch (kind, models[0]) { case (.loaded, let x): use(1️⃣x); default: break }", "Model"),
    PatternCase("switch (kind, 1) { case (.loaded(let x), _): use(1️⃣x); default: break }", "Model"),
    PatternCase("switch global { case let x as Sub: use(1️⃣x); default: break }", "Sub"),
    PatternCase("for x in models { use(1️⃣x) }", "Model"),
    PatternCase("_ = models.sorted { x, y in use(1️⃣y) }", "Model"),
    PatternCase("_ = [(1, global)].sorted { x, y in use(1️⃣y.1) }", "(<Int>, Model)"),
    PatternCase("_ = [(1, global)].filter { x, y in use(1️⃣y) }", "Model"),
    PatternCase("_ = models.reduce(into: kind) { x, y in use(1️⃣y) }", "Model"),
    PatternCase("_ = models.reduce(into: 0) { x, y in use(1️⃣x) }", "unknown"),
    PatternCase("view.sheet(item: $bound) { x in use(1️⃣x) }", "unknown"),
    PatternCase("view.alert(presenting: models.first) { x in use(1️⃣x) }", "Model"),
    PatternCase("view.navigationDestination(for: Model.self) { x in use(1️⃣x) }", "Model"),
    PatternCase("view.onReceive(global.$name) { x in use(1️⃣x) }", "unknown"),
    PatternCase("for (_, x) in models.enumerated() { use(1️⃣x) }", "Model"),
    PatternCase("for (_, x) in global.byName { use(1️⃣x) }", "Model"),
    PatternCase("for (x, _) in zip(models, [1]) { use(1️⃣x) }", "Model"),
    PatternCase("for case let x? in [models.first] { use(1️⃣x) }", "Model"),
    PatternCase("for case .loaded(let x) in [kind] { use(1️⃣x) }", "Model"),
    PatternCase("for x: Model in unheardOf { use(1️⃣x) }", "Model"),
    PatternCase("for x in unheardOf { use(1️⃣x) }", "unknown"),
    PatternCase("let (_, x): (Int, Model) = unheardOf(); use(1️⃣x)", "Model"),
    PatternCase("if let (_, x) = unheardOf as (Int, Model)? { use(1️⃣x) }", "Model"),
    PatternCase("let (_, (_, x)) = (1, (2, global)); use(1️⃣x)", "Model"),
  ]
}

/// An expression and its type, in a program that declares a bit of everything.
struct ExpressionCase: Sendable, CustomTestStringConvertible {
  let code: String
  let type: String

  /// Statements before the expression.
  let before: String

  var testDescription: String { before.isEmpty ? code : "\(before); \(code)" }

  private init(_ code: String, _ type: String, after before: String = "") {
    self.code = code
    self.type = type
    self.before = before
  }

  static let world = """
    class Model: Naming {
      static let shared = Model()
      static var all: [Model] = []
      static func make() -> Model { Model() }
      static func optional() -> Model? { nil }
      var name = ""
      var child: Model!
      var parent: Model?
      var children: [Model] = []
      var byName: [String: Model] = [:]
      var pair: (first: Model, Item) = (Model(), Item())
      lazy var item = Item()
      var callback: () -> Model = { Model() }
      func copy() -> Model { self }
      func rename(_ name: String) {}
      func find(id: Int) -> Item { Item() }
      func find(for number: Int) -> [Item] { [] }
      func find(name: String) -> Model? { nil }
      subscript(i: Int) -> Item { Item() }
      struct Row { var model: Model }
    }
    final class Sub: Model { func up() { _ = super.name }; func find(by model: Model) -> Model { model } }
    struct Item { var owner: Model; func callAsFunction() -> Model { owner } }
    protocol Naming { var name: String { get }; var home: Place { get } }
    extension Naming { var house: Place { home } }
    struct Place {}
    enum Kind { case plain, loaded(Model), labelled(Int), pair(Item, of: Model); static let usual = Kind.plain; var model: Model { Model() } }
    struct Box<Value> { var value: Value; init(_ value: Value) {}; func unbox() -> Value { value } }
    typealias Alias = Model
    typealias Boxed = Box<Item>
    let global = Model()
    func make() -> Model { Model() }
    func generic<T>(_ value: T) -> T { value }
    func both<T>(_ first: T, _ second: T) -> T { second }
    func delayed<T>(_ value: @autoclosure () -> T) -> T { value() }
    func made<T>(_ value: () -> T) -> T { value() }
    func tried<T>(failing: () -> Item = { Item() }, _ value: () -> T) -> T { value() }
    let sub = Sub()
    let outcome: Result<Model, any Error> = .success(global)
    let task: Task<Model, Never> = Task { global }
    let path: KeyPath<Model, Item> = \\Model.item
    func resolve<T>(_ type: T.Type) -> T { fatalError() }
    func each(_ body: (Item) -> Void) {}
    enum Level: Int {
      case low
      static let first = first(1)
      static func first(_ count: Int) -> Level { .low }
      init?(name: String) { nil }
      init(of model: Model) { self = .low }
    }
    extension Array { var second: Element { self[1] }; subscript(safe index: Int) -> Element? { first } }
    extension [Model] { var heaviest: Item { Item() } }
    extension Kind { func labelled() -> Item { Item() } }
    extension String { init?(_ letter: Character) { nil } }
    extension Duration { var seconds: Model { Model() } }
    extension Bundle { func load(named name: String) -> Model { Model() } }
    extension Container { var shelf: Factory<Model> { self { Model() } } }
    func when(done: (Model) -> Void) {}
    func abs(_ duration: Duration) -> Model { Model() }
    extension Foundation.Bundle { var model: Model { Model() } }
    """

  /// The program around the expression.
  var source: String {
    """
    class Screen<Object: Naming>: View {
      let model: Model
      @StateObject var state = Model()
      @State var selection: Item?
      @Binding var bound: Model
      let object: Object
      let some: some Naming
      let any: any Naming
      let composed: Model & Naming
      func body(parameter: Item, list: [Model], optional: Model?, variadic: Model..., kind: Kind) {
        \(before)
        1️⃣probe(\(code))
      }
    }
    """
  }

  static let all: [ExpressionCase] =
    names + members + calls + generics + literals + operators + locals + closures

  private static let names: [ExpressionCase] = [
    ExpressionCase("model", "Model"),
    ExpressionCase("self", "Screen<Object: Naming>"),
    ExpressionCase("self.model", "Model"),
    ExpressionCase("state", "Model"),
    ExpressionCase("selection", "Item?"),
    ExpressionCase("bound", "Model"),
    ExpressionCase("parameter", "Item"),
    ExpressionCase("list", "[Model]"),
    ExpressionCase("optional", "Model?"),
    ExpressionCase("global", "Model"),
    ExpressionCase("Model.self", "Model.Type"),
    ExpressionCase("Alias.self", "Model.Type"),
    ExpressionCase("Self.self", "Screen<Object: Naming>.Type"),
    ExpressionCase("some", "some Naming"),
    ExpressionCase("any", "some Naming"),
    ExpressionCase("composed", "Model"),
    ExpressionCase("object", "Object: Naming"),
    ExpressionCase("unheardOf", "unknown"),
    ExpressionCase("UIApplication", "<UIApplication>.Type"),
    ExpressionCase("$state", "<Binding><Model>"),
    ExpressionCase("$state.children", "<Binding><[Model]>"),
    ExpressionCase("$selection", "<Binding><Item?>"),
    ExpressionCase("$bound", "<Binding><Model>"),
    ExpressionCase("$bound.wrappedValue", "Model"),
  ]

  private static let members: [ExpressionCase] = [
    ExpressionCase("model.name", "<String>"),
    ExpressionCase("model.child", "Model?"),
    ExpressionCase("model.child.child.item", "Item"),
    ExpressionCase("model.child.name", "<String>"),
    ExpressionCase("model.parent?.item", "Item?"),
    ExpressionCase("model.parent!.item.owner", "Model"),
    ExpressionCase("model.parent?.parent?.parent", "Model?"),
    ExpressionCase("model.children", "[Model]"),
    ExpressionCase("model.children.first", "Model?"),
    ExpressionCase("model.children.first!.item", "Item"),
    ExpressionCase("model.children.count", "<Int>"),
    ExpressionCase("model.children[0]", "Model"),
    ExpressionCase("model.children[0].item", "Item"),
    ExpressionCase("model.children[1...]", "<CollectionPart><Model>"),
    ExpressionCase("model.children[1 + 1]", "Model"),
    ExpressionCase("model.children[range]", "<CollectionPart><Model>", after: "let range = 0..<2"),
    ExpressionCase("model.children[safe: 1]", "Model?"),
    ExpressionCase("model.children[sorted: 1]", "unknown"),
    ExpressionCase("Duration.seconds(5)", "<Duration>"),
    ExpressionCase("duration.seconds", "Model", after: "let duration: Duration = .zero"),
    ExpressionCase("Bundle.main.load(named: name)", "Model", after: #"let name = """#),
    ExpressionCase("Bundle.main.load(1)", "<Bundle.load()>"),
    ExpressionCase("String(letter)", "<String>?", after: #"let letter: Character = "a""#),
    ExpressionCase("String(count)", "<String>", after: "let count = 1"),
    ExpressionCase(
      "queue.sync { model }", "Model", after: #"let queue = DispatchQueue(label: "")"#),
    ExpressionCase(
      "queue.sync(flags: .barrier) { if true { return model }; return state }", "Model",
      after: #"let queue = DispatchQueue(label: "")"#),
    ExpressionCase("sub.find(by: model)", "Model"),
    ExpressionCase("sub.find(id: 1)", "Item"),
    ExpressionCase("abs(1 as Int)", "unknown"),
    ExpressionCase("abs(model)", "Model"),
    ExpressionCase("String(unheardOf)", "<String()>"),
    ExpressionCase("list.heaviest", "Item"),
    ExpressionCase("kind.labelled()", "Item"),
    ExpressionCase("Kind.labelled(1)", "Kind"),
    ExpressionCase(#"["a": model, "b": model]"#, "[<String>: Model]"),
    ExpressionCase(#"["a": model, "b": parameter]"#, "[<String>: unknown]"),
    ExpressionCase("optional ?? parameter", "unknown"),
    ExpressionCase(#"model.byName["a"]"#, "Model?"),
    ExpressionCase(#"model.byName["a"]?.item"#, "Item?"),
    ExpressionCase(#"model.byName["a", default: model]"#, "Model"),
    ExpressionCase("model.byName.values", "<CollectionPart><Model>"),
    ExpressionCase("model.byName.keys", "<CollectionPart><<String>>"),
    ExpressionCase("model.pair", "(first: Model, Item)"),
    ExpressionCase("model.pair.first", "Model"),
    ExpressionCase("model.pair.1", "Item"),
    ExpressionCase("model[0]", "Item"),
    ExpressionCase("Model.shared", "Model"),
    ExpressionCase("Model.shared.item", "Item"),
    ExpressionCase("Model.all", "[Model]"),
    ExpressionCase("Alias.shared", "Model"),
    ExpressionCase("Sub.shared", "Model"),
    ExpressionCase("Kind.usual", "Kind"),
    ExpressionCase("Kind.plain", "Kind"),
    ExpressionCase("Kind.plain.model", "Model"),
    ExpressionCase("object.home", "Place"),
    ExpressionCase("object.house", "Place"),
    ExpressionCase("any.home", "Place"),
    ExpressionCase("some.name", "<String>"),
    ExpressionCase("model.house", "Place"),
    ExpressionCase("model.unheardOf", "unknown"),
    ExpressionCase("UIApplication.shared", "<UIApplication>"),
    ExpressionCase(
      "Bundle.main.model", "unknown"),
    ExpressionCase(#"\Model.item"#, "<KeyPath><Model, Item>"),
    ExpressionCase(#"\.item"#, "<KeyPath>"),
    ExpressionCase(#"model[keyPath: \.item.owner]"#, "Model"),
    ExpressionCase("model[keyPath: path]", "Item"),
    ExpressionCase("outcome.get()", "Model"),
    ExpressionCase("task.value", "Model"),
    ExpressionCase("model.name.count", "<Int>"),
  ]

  private static let calls: [ExpressionCase] = [
    ExpressionCase("Model()", "Model"),
    ExpressionCase("Model.init()", "Model"),
    ExpressionCase("Alias()", "Model"),
    ExpressionCase("Sub()", "Sub"),
    ExpressionCase("Model.Row(model: model)", "Model.Row"),
    ExpressionCase("Model.Row(model: model).model", "Model"),
    ExpressionCase("Model.make()", "Model"),
    ExpressionCase("Model.optional()", "Model?"),
    ExpressionCase("Model.optional()?.item", "Item?"),
    ExpressionCase("make()", "Model"),
    ExpressionCase("make().item", "Item"),
    ExpressionCase("model.copy()", "Model"),
    ExpressionCase("model.copy().copy().children", "[Model]"),
    ExpressionCase("model.copy", "() -> Model"),
    ExpressionCase("model.callback()", "Model"),
    ExpressionCase(#"model.rename("a")"#, "<Void>"),
    ExpressionCase("model.find(id: 1)", "Item"),
    ExpressionCase("model.find(for: 1)", "[Item]"),
    ExpressionCase(#"model.find(name: "a")"#, "Model?"),
    ExpressionCase("parameter()", "Model"),
    ExpressionCase("Kind.loaded(model)", "Kind"),
    ExpressionCase("UIView()", "<UIView>"),
    ExpressionCase("Wrapped(model)", "<Wrapped><unknown>"),
    ExpressionCase("UIApplication.shared.connect(model)", "unknown"),
    ExpressionCase("try make()", "Model"),
    ExpressionCase("try? make()", "Model?"),
    ExpressionCase("try! make()", "Model"),
    ExpressionCase("await make()", "Model"),
    ExpressionCase("try await make().item", "Item"),
    ExpressionCase("unheardOf()", "unknown"),
    ExpressionCase("generic(model)", "Model"),
    ExpressionCase("generic(unheardOf)", "unknown"),
    ExpressionCase("both(model, model)", "Model"),
    ExpressionCase("both(model, sub)", "unknown"),
    ExpressionCase("resolve(Model.self)", "Model"),
    ExpressionCase("delayed(model)", "Model"),
    ExpressionCase("made { model }", "Model"),
    ExpressionCase("made { unheardOf }", "unknown"),
    ExpressionCase("Level(rawValue: 1)", "Level?"),
    ExpressionCase("Level.low.rawValue", "<Int>"),
    ExpressionCase("Level(name: model.name)", "Level?"),
    ExpressionCase("Level(of: model)", "Level"),
    ExpressionCase("Level.first(2)", "Level"),
    ExpressionCase("Level.first", "Level"),
    ExpressionCase(#"URL(string: "a")"#, "<URL>?"),
    ExpressionCase("Int(model.name)", "<Int>?"),
    ExpressionCase("Int(1)", "<Int>"),
    ExpressionCase("Int(unheardOf)", "<Int()>"),
    ExpressionCase("Set(list)", "<Set><Model>"),
    ExpressionCase("Set(list).first", "Model?"),
    ExpressionCase("try XCTUnwrap(optional)", "Model"),
    ExpressionCase("try? Model.optional()", "Model?"),
    ExpressionCase("Container.shared.shelf()", "Model"),
    ExpressionCase("Color.red", "<Color>"),
    ExpressionCase("Authenticator(model).delegate", "unknown"),
    ExpressionCase("NSScreen.main", "<NSScreen>?"),
  ]

  private static let generics: [ExpressionCase] = [
    ExpressionCase("Box<Model>(model)", "Box<Model>"),
    ExpressionCase("Box<Model>(model).value", "Model"),
    ExpressionCase("Box<Model>(model).unbox()", "Model"),
    ExpressionCase("Boxed(parameter)", "Box<Item>"),
    ExpressionCase("Boxed(parameter).value", "Item"),
    ExpressionCase("Box(model).value", "Model"),
    ExpressionCase("Box(unheardOf).value", "unknown"),
    ExpressionCase("[Model]()", "[Model]"),
    ExpressionCase("[String: Model]()", "[<String>: Model]"),
    ExpressionCase("Array<Model>()", "[Model]"),
    ExpressionCase("Optional<Model>.none", "unknown"),
  ]

  private static let literals: [ExpressionCase] = [
    ExpressionCase("1", "<Int>"),
    ExpressionCase("1.5", "<Double>"),
    ExpressionCase("true", "<Bool>"),
    ExpressionCase("nil", "unknown"),
    ExpressionCase(#""a \(model)""#, "<String>"),
    ExpressionCase("[model]", "[Model]"),
    ExpressionCase("[model, state]", "[Model]"),
    ExpressionCase("[model, parameter]", "[unknown]"),
    ExpressionCase("[]", "[unknown]"),
    ExpressionCase(#"["a": model]"#, "[<String>: Model]"),
    ExpressionCase("(model, parameter)", "(Model, Item)"),
    ExpressionCase("(model)", "Model"),
    ExpressionCase("(a: model, b: 1).a", "Model"),
  ]

  private static let operators: [ExpressionCase] = [
    ExpressionCase("optional ?? model", "Model"),
    ExpressionCase("optional ?? Model.shared", "Model"),
    ExpressionCase("model.parent ?? model.child ?? model", "Model"),
    ExpressionCase("true ? model : state", "Model"),
    ExpressionCase("true ? model : parameter", "unknown"),
    ExpressionCase("true ? model : nil", "Model?"),
    ExpressionCase("model as Naming", "Naming"),
    ExpressionCase("object as! Model", "Model"),
    ExpressionCase("object as? Model", "Model?"),
    ExpressionCase("(object as? Model)?.item", "Item?"),
    ExpressionCase("object as? Model ?? model", "Model"),
    ExpressionCase("parameter as? Model ?? state ?? nil", "Model?"),
    ExpressionCase("parameter as? Model ?? unheardOf.it", "unknown"),
    ExpressionCase("object == parameter as? Model", "<Bool>"),
    ExpressionCase("object is Model", "<Bool>"),
    ExpressionCase("model === state", "<Bool>"),
    ExpressionCase("model.name + model.name", "<String>"),
    ExpressionCase("1 + 2.5", "<Double>"),
    ExpressionCase("1 + unheardOf", "unknown"),
    ExpressionCase("-1", "<Int>"),
    ExpressionCase("unheardOf ?? 1", "unknown"),
    ExpressionCase("optional ?? nil", "Model?"),
    ExpressionCase("optional ?? model.parent", "Model?"),
    ExpressionCase("(kind == .plain, kind)", "(<Bool>, Kind)"),
    ExpressionCase("!true", "<Bool>"),
    ExpressionCase("if true { model } else { state }", "Model"),
    ExpressionCase("switch kind { case .plain: model; default: state }", "Model"),
    ExpressionCase("if true { model } else { parameter }", "unknown"),
  ]

  private static let locals: [ExpressionCase] = [
    ExpressionCase("x", "Model", after: "let x = model"),
    ExpressionCase("x", "Naming", after: "let x: Naming = model"),
    ExpressionCase("x", "Model", after: "let x: Model; x = model"),
    ExpressionCase("x", "unknown", after: "let x = unheardOf"),
    ExpressionCase("x.item", "Item", after: "var x = Model.shared"),
    ExpressionCase("b", "Item", after: "let (a, b) = (model, parameter)"),
    ExpressionCase("x", "Model", after: "guard let x = optional else { return }"),
    ExpressionCase("optional", "Model", after: "guard let optional else { return }"),
    ExpressionCase("x", "Model", after: "for y in list { let x = y }; let x = list[0]"),
    ExpressionCase("f()", "Model", after: "func f() -> Model { model }"),
    ExpressionCase("f()", "<Void>", after: "func f() {}"),
    ExpressionCase("f()", "Model", after: "let f = { model }"),
    ExpressionCase("f()", "Model", after: "let f: () -> Model = { .shared }"),
    ExpressionCase("x", "Item", after: "let x = { () -> Item in parameter }()"),
    ExpressionCase("variadic", "[Model]"),
    ExpressionCase("(x, 1).0", "Model", after: "for x in list {}; let x = model"),
    ExpressionCase("c", "Item", after: "let (a, (b, c)) = (1, (model, parameter))"),
  ]

  private static let closures: [ExpressionCase] = [
    ExpressionCase("list.map { $0 }", "[Model]"),
    ExpressionCase("list.map { $0.item }", "[Item]"),
    ExpressionCase("list.map { m in m.item }", "[Item]"),
    ExpressionCase("list.compactMap { $0.parent }", "[Model]"),
    ExpressionCase("list.filter { _ in true }", "[Model]"),
    ExpressionCase("list.filter { _ in true }.first", "Model?"),
    ExpressionCase(
      "list.first { _ in true }", "Model?"),
    ExpressionCase(
      "list.first(where: { _ in true })", "Model?"),
    ExpressionCase("list.sorted { $0.name < $1.name }[0]", "Model"),
    ExpressionCase("list.enumerated()", "[(offset: <Int>, element: Model)]"),
    ExpressionCase("optional.map { $0.item }", "Item?"),
    ExpressionCase("list.map(\\.item)", "[Item]"),
    ExpressionCase("list.map(\\.parent?.item)", "[Item?]"),
    ExpressionCase("list.map(\\.children[0])", "[unknown]"),
    ExpressionCase("list.compactMap(\\.parent)", "[Model]"),
    ExpressionCase("{ model }", "() -> Model"),
    ExpressionCase("{ if true { return model }; return nil }", "() -> Model?"),
    ExpressionCase("{ if true { return model }; return parameter }", "() -> unknown"),
    ExpressionCase("{ list.forEach { _ in return }; return model }()", "Model"),
    ExpressionCase("list.second", "Model"),
    ExpressionCase("list.reduce(into: 0) { $1 }", "unknown"),
    ExpressionCase("{ model }()", "Model"),
    ExpressionCase("{ () -> Item in unheardOf }()", "Item"),
    ExpressionCase("{ let x = model; return x }", "() -> Model"),
    ExpressionCase("tried { model }", "Model"),
  ]
}

/// A type as it is written, or a property as it is declared, and what it means.
struct WrittenCase: Sendable, CustomTestStringConvertible {
  let code: String
  let type: String

  var testDescription: String { code }

  private init(_ code: String, _ type: String) {
    self.code = code
    self.type = type
  }

  static let all: [WrittenCase] = [
    WrittenCase("Model", "Model"),
    WrittenCase("Model?", "Model?"),
    WrittenCase("Model!", "Model?"),
    WrittenCase("[Model]", "[Model]"),
    WrittenCase("[Int: Model]", "[<Int>: Model]"),
    WrittenCase("Optional<Model>", "Model?"),
    WrittenCase("Array<Model>", "[Model]"),
    WrittenCase("Dictionary<Int, Model>", "[<Int>: Model]"),
    WrittenCase("Set<Model>", "<Set><Model>"),
    WrittenCase("Model.Row", "Model.Row"),
    WrittenCase("Model.Type", "Model.Type"),
    WrittenCase("Box<Model>", "Box<Model>"),
    WrittenCase("Boxed", "Box<Item>"),
    WrittenCase("Alias", "Model"),
    WrittenCase("(Model, Item)", "(Model, Item)"),
    WrittenCase("(a: Model, b: Item)", "(a: Model, b: Item)"),
    WrittenCase("(Model)", "Model"),
    WrittenCase("(Model) -> Item", "(Model) -> Item"),
    WrittenCase("@escaping () -> Model", "() -> Model"),
    WrittenCase("(@MainActor () -> Void)?", "() -> <Void>?"),
    WrittenCase("some Naming", "some Naming"),
    WrittenCase("any Naming", "some Naming"),
    WrittenCase("any Naming & Sendable", "some Naming & <Sendable>"),
    WrittenCase("Model & Sendable", "Model"),
    WrittenCase("any Model & Sendable", "some Model & <Sendable>"),
    WrittenCase("T", "T: Naming"),
    WrittenCase("U", "U"),
    WrittenCase("Self", "Probe<T: Naming, U>"),
    WrittenCase("UIView", "<UIView>"),
    WrittenCase("UIKit.UIView", "<UIKit.UIView>"),
    WrittenCase("Binding<Model>", "<Binding><Model>"),
  ]

  static let properties: [WrittenCase] = [
    WrittenCase("let x: Model", "Model"),
    WrittenCase("var x = Model()", "Model"),
    WrittenCase("var x: Model { Model() }", "Model"),
    WrittenCase("lazy var x = Model.shared", "Model"),
    WrittenCase("static let x = Model()", "Model"),
    WrittenCase("let x: Model = .shared", "Model"),
    WrittenCase("let x = Model.make().item", "Item"),
    WrittenCase("@StateObject var x = Model()", "Model"),
    WrittenCase("@StateObject(wrappedValue: Model()) var x", "Model"),
    WrittenCase("@ObservedObject(initialValue: .shared) var x: Model", "Model"),
    WrittenCase("@Environment(Model.self) var x", "Model"),
    WrittenCase("@Environment(Model.self) var x: Model?", "Model?"),
    WrittenCase(#"@Environment(\.dismiss) var x"#, "<DismissAction>"),
    WrittenCase("@UIApplicationDelegateAdaptor(Model.self) var x", "Model"),
    WrittenCase("@UIApplicationDelegateAdaptor var x: Model", "Model"),
    WrittenCase("let x = { Model() }()", "Model"),
    WrittenCase("let x = { let m = Model(); return m }()", "Model"),
    WrittenCase("let (a, x) = (1, Model())", "unknown"),
    WrittenCase("let x", "unknown"),
    WrittenCase("var x = Kind.plain", "Kind"),
    WrittenCase("var x: Kind = .loaded(Model())", "Kind"),
  ]
}
