import ObservifySyntax
import ObservifyTestSupport
import Testing

@testable import ObservifyIndex

/// What a name means: `1️⃣` marks the declaration, `2️⃣` the use.
@Suite("Scope lookup")
struct ScopeLookupTests {
  @Test("A name means the nearest declaration", arguments: NameCase.all)
  func name(_ example: NameCase) throws {
    let project = IndexedProject(example.files)
    let use = try #require(project.node(at: "2️⃣"))
    let text = use.firstToken.text
    let isProjection = text.hasPrefix("$")
    let name = isProjection ? String(text.dropFirst()) : use.firstToken.name
    let target = project.resolver.scopes.target(of: name, at: use, projection: isProjection)
    #expect(description(of: target, in: project) == example.expected)
  }

  @Test("A type's name means the nearest type", arguments: TypeCase.all)
  func type(_ example: TypeCase) throws {
    let project = IndexedProject(example.files)
    let use = try #require(project.node(at: "2️⃣"))
    let found: String
    switch project.resolver.scopes.typeLookup(example.path, at: use) {
    case .declared(let ids): found = project.names(ids).joined(separator: "|")
    case .alias(let node): found = "alias " + project.name(of: node)
    case .genericParameter(let node): found = "generic " + project.name(of: node)
    case .undeclared: found = "undeclared"
    }
    #expect(found == example.expected)
  }

  @Test("What is private to another file has no name here", arguments: ["make()", "shared"])
  func privateGlobals(_ use: String) throws {
    let other = "private func make() {}\nfileprivate let shared = 1\n"
    func isDeclared(_ sources: [String]) throws -> Bool {
      let project = IndexedProject(sources)
      let place = try #require(project.node(at: "1️⃣"))
      let name = use.replacing("()", with: "")
      if case .undeclared = project.resolver.scopes.target(of: name, at: place) { return false }
      return true
    }
    #expect(try !isDeclared([other, "func f() { 1️⃣\(use) }"]))
    #expect(try isDeclared([other + "func f() { 1️⃣\(use) }"]))
  }

  @Test("A type's lineage is its supertypes in the project, nearest first, each once")
  func lineage() throws {
    let project = IndexedProject(
      """
      protocol P {}
      protocol Q: P {}
      class A: Base, Q {}
      class B: A, P, Sendable {}
      typealias Both = Q & Hashable
      class 2️⃣C: Both {}
      extension C: R {}
      protocol R {}
      """)
    let scopes = project.resolver.scopes
    let types = project.index.topLevelTypes
    func lineage(_ name: String) -> [String] {
      project.names((types[name] ?? []).flatMap { scopes.lineage(of: $0) })
    }
    #expect(lineage("B") == ["B", "A", "P", "Q"])
    #expect(lineage("C") == ["C", "Q", "R", "P"])
    #expect(lineage("P") == ["P"])
  }

  @Test("Inheritance in a circle ends")
  func circle() throws {
    let project = IndexedProject("class A: B {}\nclass B: A {}")
    let id = try #require(project.index.topLevelTypes["A"]?.first)
    #expect(project.names(project.resolver.scopes.lineage(of: id)) == ["A", "B"])
  }

  private func description(of target: NameTarget, in project: IndexedProject) -> String {
    switch target {
    case .local(let local):
      return "local " + (local.name.map { place(of: $0, project) } ?? project.name(of: local.node))
    case .property(let id):
      let name = project.index[id].binding.nameToken
      return "property " + (name.map { place(of: $0, project) } ?? "without a name")
    case .functions(let ids):
      return "functions "
        + ids.map { project.name(of: project.index[$0].declaration.node) }.joined(separator: " ")
    case .type(.declared(let ids)): return "type " + project.names(ids).joined(separator: "|")
    case .type(let other): return "type \(other == .undeclared ? "undeclared" : "by another name")"
    case .enumCase(let id): return "case of " + project.index[id].qualifiedName
    case .undeclared: return "undeclared"
    case .ambiguous: return "ambiguous"
    }
  }

  private func place(of token: Token, _ project: IndexedProject) -> String {
    let file = project.index.files.first { $0.tree === token.tree }
    return file.map { project.name(at: token.range.lowerBound, in: $0) } ?? ""
  }
}

/// A name in a program, and what it means there.
struct NameCase: Sendable, CustomTestStringConvertible {
  let title: String
  let files: [String]
  let expected: String

  var testDescription: String { title }

  private init(_ title: String, _ expected: String, _ files: String...) {
    self.title = title
    self.files = files
    self.expected = expected
  }

  static let all: [NameCase] = locals + closures + members + projections

  private static let locals: [NameCase] = [
    NameCase("a local variable", "local 1️⃣", "func f() { let 1️⃣x = 1; 2️⃣x }"),
    NameCase("a local before its declaration", "undeclared", "func f() { 2️⃣x; let 1️⃣x = 1 }"),
    NameCase("its own initial value", "property 1️⃣", "let 1️⃣x = 1; func f() { let x = 2️⃣x }"),
    NameCase(
      "an inner block over an outer one", "local 1️⃣", "func f() { let x = 1; do { let 1️⃣x = 2; 2️⃣x } }"
    ),
    NameCase(
      "an inner block that is over", "local 1️⃣", "func f() { let 1️⃣x = 1; do { let x = 2 }; 2️⃣x }"),
    NameCase("the last of two locals", "local 1️⃣", "func f() { let x = 1; let 1️⃣x = 2; 2️⃣x }"),
    NameCase("a parameter", "local 1️⃣", "func f(1️⃣x: Int) { 2️⃣x }"),
    NameCase("a parameter by its inner name", "local 1️⃣", "func f(of 1️⃣x: Int) { 2️⃣x }"),
    NameCase("a parameter's label", "undeclared", "func f(of x: Int) { 2️⃣of }"),
    NameCase("a default value", "property 1️⃣", "let 1️⃣x = 1; func f(x: Int = 2️⃣x) {}"),
    NameCase("a parameter of an outer function", "local 1️⃣", "func f(1️⃣x: Int) { func g() { 2️⃣x } }"),
    NameCase(
      "a parameter of init", "local 1️⃣", "struct S { let x: Int; init(1️⃣x: Int) { self.x = 2️⃣x } }"),
    NameCase(
      "a parameter of a subscript", "local 1️⃣", "struct S { subscript(1️⃣i: Int) -> Int { 2️⃣i } }"),
    NameCase("if let", "local 1️⃣", "func f(x: Int?) { if let 1️⃣x { 2️⃣x } }"),
    NameCase("if let with a value", "local 1️⃣", "func f(y: Int?) { if let 1️⃣x = y { 2️⃣x } }"),
    NameCase("the value of if let", "local 1️⃣", "func f(1️⃣x: Int?) { if let x = 2️⃣x {} }"),
    NameCase("else of if let", "local 1️⃣", "func f(1️⃣x: Int?) { if let x {} else { 2️⃣x } }"),
    NameCase("a later condition", "local 1️⃣", "func f(y: Int?) { if let 1️⃣x = y, 2️⃣x > 0 {} }"),
    NameCase("guard let", "local 1️⃣", "func f(x: Int?) { guard let 1️⃣x else { return }; 2️⃣x }"),
    NameCase(
      "else of guard let", "local 1️⃣", "func f(1️⃣x: Int?) { guard let x else { 2️⃣x; return } }"),
    NameCase("while let", "local 1️⃣", "func f(y: () -> Int?) { while let 1️⃣x = y() { 2️⃣x } }"),
    NameCase("for", "local 1️⃣", "func f(xs: [Int]) { for 1️⃣x in xs { 2️⃣x } }"),
    NameCase("for with where", "local 1️⃣", "func f(xs: [Int]) { for 1️⃣x in xs where 2️⃣x > 0 {} }"),
    NameCase("the sequence of for", "local 1️⃣", "func f(1️⃣x: [Int]) { for x in 2️⃣x {} }"),
    NameCase("a tuple in for", "local 1️⃣", "func f(d: [Int: Int]) { for (k, 1️⃣v) in d { 2️⃣v } }"),
    NameCase("a tuple pattern", "local 1️⃣", "func f() { let (a, 1️⃣b) = (1, 2); 2️⃣b }"),
    NameCase(
      "a case pattern", "local 1️⃣",
      "func f(e: E) { switch e { case .a(let 1️⃣x): 2️⃣x; default: break } }"),
    NameCase(
      "another case", "undeclared",
      "func f(e: E) { switch e { case .a(let 1️⃣x): break; default: 2️⃣x } }"),
    NameCase(
      "where of a case", "local 1️⃣",
      "func f(e: E) { switch e { case .a(let 1️⃣x) where 2️⃣x > 0: break; default: break } }"),
    NameCase("if case", "local 1️⃣", "func f(e: E) { if case .a(let 1️⃣x) = e { 2️⃣x } }"),
    NameCase("catch with a pattern", "local 1️⃣", "func f() { do { try g() } catch let 1️⃣e { 2️⃣e } }"),
    NameCase("the error of catch", "local 1️⃣", "func f() { do { try g() } 1️⃣catch { 2️⃣error } }"),
    NameCase("error outside catch", "undeclared", "func f() { do { 2️⃣error } catch {} }"),
    NameCase("a local function", "local 1️⃣", "func f() { 1️⃣func g() {}; 2️⃣g() }"),
    NameCase(
      "a local function before its declaration", "local 1️⃣", "func f() { 2️⃣g(); 1️⃣func g() {} }"),
    NameCase(
      "a local in a branch of #if", "local 1️⃣", "func f() {\n#if A\nlet 1️⃣x = 1\n#endif\n2️⃣x\n}"),
    NameCase("newValue", "local 1️⃣", "struct S { var a: Int { get { 1 } 1️⃣set { 2️⃣newValue } } }"),
    NameCase(
      "a setter's own name", "local 1️⃣", "struct S { var a: Int { get { 1 } 1️⃣set(v) { 2️⃣v } } }"),
    NameCase("oldValue in didSet", "local 1️⃣", "struct S { var a = 1 { 1️⃣didSet { 2️⃣oldValue } } }"),
    NameCase(
      "newValue in a getter", "undeclared", "struct S { var a: Int { get { 2️⃣newValue } set {} } }"),
    NameCase("a name in backticks", "local 1️⃣", "func f(1️⃣`in`: Int) { 2️⃣`in` }"),
  ]

  private static let closures: [NameCase] = [
    NameCase("a closure's parameter", "local 1️⃣", "let f = { 1️⃣x in 2️⃣x }"),
    NameCase("a second parameter", "local 1️⃣", "let f = { a, 1️⃣x in 2️⃣x }"),
    NameCase("a typed parameter", "local 1️⃣", "let f = { (1️⃣x: Int) -> Int in 2️⃣x }"),
    NameCase("a parameter over a local", "local 1️⃣", "func f() { let x = 1; g { 1️⃣x in 2️⃣x } }"),
    NameCase("an outer closure's parameter", "local 1️⃣", "let f = { 1️⃣x in { y in 2️⃣x } }"),
    NameCase("a capture", "local 1️⃣", "func f(x: Int) { g { [1️⃣x] in 2️⃣x } }"),
    NameCase("a capture under another name", "local 1️⃣", "func f(y: Int) { g { [1️⃣x = y] in 2️⃣x } }"),
    NameCase("the value of a capture", "local 1️⃣", "func f(1️⃣x: Int) { g { [x = 2️⃣x] in x } }"),
    NameCase("a weak capture", "local 1️⃣", "func f(x: A) { g { [weak 1️⃣x] in 2️⃣x } }"),
    NameCase("a local of a closure", "local 1️⃣", "let f = { let 1️⃣x = 1; return 2️⃣x }"),
    NameCase("behind a closure", "undeclared", "func f() { g { 1️⃣x in x }; 2️⃣x }"),
    NameCase("a parameter in a string", "local 1️⃣", #"let f = { 1️⃣x in "a\(2️⃣x)" }"#),
  ]

  private static let members: [NameCase] = [
    NameCase("a property", "property 1️⃣", "struct S { let 1️⃣x = 1; func f() { 2️⃣x } }"),
    NameCase("a property declared below", "property 1️⃣", "struct S { func f() { 2️⃣x }; let 1️⃣x = 1 }"),
    NameCase(
      "a property over a global", "property 1️⃣",
      "let x = 0; struct S { let 1️⃣x = 1; func f() { 2️⃣x } }"),
    NameCase(
      "a local over a property", "local 1️⃣", "struct S { let x = 1; func f() { let 1️⃣x = 2; 2️⃣x } }"),
    NameCase(
      "a property of an extension", "property 1️⃣",
      "struct S { func f() { 2️⃣x } }\nextension S { var 1️⃣x: Int { 1 } }"),
    NameCase(
      "from an extension in another file", "property 1️⃣", "struct S { let 1️⃣x = 1 }",
      "extension S { func f() { 2️⃣x } }"),
    NameCase(
      "an inherited property", "property 1️⃣",
      "class A { let 1️⃣x = 1 }\nclass B: A { func f() { 2️⃣x } }"),
    NameCase(
      "an override", "property 1️⃣",
      "class A { var x = 1 }\nclass B: A { override var 1️⃣x: Int { didSet {} }; func f() { 2️⃣x } }"),
    NameCase(
      "a requirement of a protocol", "property 1️⃣",
      "protocol P { var 1️⃣x: Int { get } }\nextension P { func f() { 2️⃣x } }"),
    NameCase(
      "a property of an outer type", "property 1️⃣",
      "struct S { static let 1️⃣x = 1; struct T { func f() { 2️⃣x } } }"),
    NameCase(
      "an inner type's property, from outside", "undeclared",
      "struct S { struct T { let x = 1 }; func f() { 2️⃣x } }"),
    NameCase(
      "a property of a type in a function", "property 1️⃣",
      "func f() { struct S { let 1️⃣x = 1; func g() { 2️⃣x } } }"),
    NameCase(
      "a property in a branch of #if", "property 1️⃣",
      "struct S {\n#if A\nlet 1️⃣x = 1\n#endif\nfunc f() { 2️⃣x } }"),
    NameCase(
      "overloaded functions", "functions 1️⃣ 3️⃣",
      "struct S { 1️⃣func g() {}; 3️⃣func g(_ x: Int) {}; func f() { 2️⃣g() } }"),
    NameCase("a global of another file", "property 1️⃣", "let 1️⃣x = 1", "func f() { 2️⃣x }"),
    NameCase(
      "a global of the file before another's", "property 1️⃣", "private let x = 0",
      "private let 1️⃣x = 1\nfunc f() { 2️⃣x }"),
    NameCase("a global function", "functions 1️⃣", "1️⃣func g() {}\nfunc f() { 2️⃣g() }"),
    NameCase("a type", "type S", "struct S {}\nfunc f() { 2️⃣S() }"),
    NameCase("an enum's case", "case of E", "enum E { case a; func f() { 2️⃣a } }"),
    NameCase("a generic parameter", "type by another name", "func f<T>(_ x: T) { 2️⃣T.self }"),
    NameCase("nothing", "undeclared", "func f() { 2️⃣x }"),
  ]

  private static let projections: [NameCase] = [
    NameCase(
      "a wrapped property", "property 1️⃣", "struct S { @State var 1️⃣x = 1; func f() { 2️⃣$x } }"),
    NameCase(
      "past a plain local", "property 1️⃣",
      "struct S { @State var 1️⃣x = 1; func f() { let x = 2; 2️⃣$x } }"),
    NameCase(
      "a wrapped local", "local 1️⃣",
      "struct S { @State var x = 1; func f() { @Bindable var 1️⃣x = x; 2️⃣$x } }"),
    NameCase(
      "a closure's $parameter", "local 1️⃣",
      "struct S { @State var x = [1]; func f() { ForEach($x) { 1️⃣$x in 2️⃣$x } } }"),
    NameCase(
      "past a closure's plain parameter", "property 1️⃣",
      "struct S { @State var 1️⃣x = [1]; func f() { g { x in 2️⃣$x } } }"),
    NameCase(
      "a wrapped parameter", "local 1️⃣",
      "struct S { @State var x = 1; func f(@Binding 1️⃣x: Int) { 2️⃣$x } }"),
    NameCase(
      "past a plain parameter", "property 1️⃣",
      "struct S { @State var 1️⃣x = 1; func f(x: Int) { 2️⃣$x } }"),
    NameCase(
      "past if let", "property 1️⃣", "struct S { @State var 1️⃣x: Int?; func f() { if let x { 2️⃣$x } } }"
    ),
    NameCase(
      "in an extension in another file", "property 1️⃣", "struct S { @State var 1️⃣x = 1 }",
      "extension S { func f() { 2️⃣$x } }"),
    NameCase(
      "an inherited one", "property 1️⃣",
      "class A { @Published var 1️⃣x = 1 }\nclass B: A { func f() { 2️⃣$x } }"),
    NameCase("a plain property", "undeclared", "struct S { var x = 1; func f() { 2️⃣$x } }"),
    NameCase("in a preview", "local 1️⃣", "#Preview { @Previewable @State var 1️⃣x = 1; f(2️⃣$x) }"),
  ]
}

/// A type's name in a program, and what it means there.
struct TypeCase: Sendable, CustomTestStringConvertible {
  let title: String
  let path: [String]
  let expected: String
  let files: [String]

  var testDescription: String { title }

  private init(_ title: String, _ path: String, _ expected: String, _ files: String...) {
    self.title = title
    self.path = path.split(separator: ".").map { String($0) }
    self.files = files
    self.expected = expected
  }

  static let all: [TypeCase] = [
    TypeCase("a type of the file", "S", "S", "struct S {}\nlet x: 2️⃣S"),
    TypeCase("a type of another file", "S", "S", "struct S {}", "let x: 2️⃣S"),
    TypeCase("a type from outside", "S", "undeclared", "let x: 2️⃣S"),
    TypeCase("a nested type from inside", "T", "S.T", "struct S { struct T {}; let x: 2️⃣T }"),
    TypeCase(
      "a nested type from outside", "T", "undeclared", "struct S { struct T {} }\nlet x: 2️⃣T"),
    TypeCase("a nested type by its path", "S.T", "S.T", "struct S { struct T {} }\nlet x: 2️⃣S.T"),
    TypeCase(
      "a nested type over a global one", "T", "S.T",
      "struct T {}\nstruct S { struct T {}; let x: 2️⃣T }"),
    TypeCase(
      "a type in an extension", "S.T", "S.T",
      "struct S {}\nextension S { struct T {} }\nlet x: 2️⃣S.T"),
    TypeCase(
      "a type of an extension in another file", "T", "S.T", "struct S { let x: 2️⃣T }",
      "extension S { struct T {} }"),
    TypeCase(
      "an inherited nested type", "T", "A.T", "class A { class T {} }\nclass B: A { let x: 2️⃣T }"),
    TypeCase("the type itself", "S", "S", "struct S { let x: 2️⃣S }"),
    TypeCase("a local type", "T", "T", "func f() { struct T {}; let x: 2️⃣T }"),
    TypeCase("a local type from outside", "T", "undeclared", "func f() { struct T {} }\nlet x: 2️⃣T"),
    TypeCase("a generic parameter of a type", "T", "generic 1️⃣", "struct S<1️⃣T> { let x: 2️⃣T }"),
    TypeCase("a generic parameter of a function", "T", "generic 1️⃣", "func f<1️⃣T>(x: 2️⃣T) {}"),
    TypeCase(
      "a generic parameter over a type", "T", "generic 1️⃣", "struct T {}\nfunc f<1️⃣T>(x: 2️⃣T) {}"),
    TypeCase("a typealias", "T", "alias 1️⃣", "1️⃣typealias T = Int\nlet x: 2️⃣T"),
    TypeCase(
      "a member typealias", "S.T", "alias 1️⃣", "struct S { 1️⃣typealias T = Int }\nlet x: 2️⃣S.T"),
    TypeCase(
      "through a typealias", "A.T", "S.T", "struct S { struct T {} }\ntypealias A = S\nlet x: 2️⃣A.T"),
    TypeCase(
      "a supertype, outside the members", "T", "T", "class T {}\nclass S: 2️⃣T { class T {} }"),
    TypeCase("a private type of the file", "S", "S", "private struct S {}\nlet x: 2️⃣S"),
    TypeCase(
      "a private type of another file", "S", "undeclared", "private struct S {}", "let x: 2️⃣S"),
    TypeCase(
      "one type in two branches of #if", "S", "S|S",
      "#if A\nstruct S {}\n#else\nstruct S {}\n#endif\nlet x: 2️⃣S"),
    TypeCase("a member of a type from outside", "Foo.Bar", "undeclared", "let x: 2️⃣Foo.Bar"),
    TypeCase(
      "a nested type in the project's extension of one from outside", "Foo.Bar", "Foo.Bar",
      "extension Foo { struct Bar {} }\nlet x: 2️⃣Foo.Bar"),
  ]
}
