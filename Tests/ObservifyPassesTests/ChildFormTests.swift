import ObservifyIndex
import Testing

@testable import ObservifyPasses

@Suite("Child form")
struct ChildFormTests {
  @Test("An '@ObservedObject' becomes what its uses ask for", arguments: ChildCase.all)
  func form(_ example: ChildCase) throws {
    let form = try form(of: example, MigrationSettings())
    #expect(form == example.form)
  }

  @Test("'--prefer-let' writes 'let' where nothing assigns", arguments: ChildCase.preferringLet)
  func preferLet(_ example: ChildCase) throws {
    var settings = MigrationSettings()
    settings.prefersLet = true
    #expect(try form(of: example, settings) == example.form)
  }

  private func form(of example: ChildCase, _ settings: MigrationSettings) throws -> ChildForm {
    let planned = PlannedProject(
      ["class Model: ObservableObject { static let shared = Model(); @Published var a = 1 }"]
        + example.files, settings: settings)
    let use = try #require(
      planned.plan.uses.wrappers.first { $0.wrapper == .observedObject })
    return ChildForm(of: use, EditPlan(planned.facts))
  }
}

/// A holder with one `@ObservedObject`, and what that becomes.
struct ChildCase: Sendable, CustomTestStringConvertible {
  let title: String
  let form: ChildForm
  let files: [String]

  var testDescription: String { title }

  private init(_ title: String, _ form: ChildForm, _ members: String, _ others: String...) {
    self.title = title
    self.form = form
    files = ["struct Child: View { \(members) }"] + others
  }

  private init(_ title: String, _ form: ChildForm, inClass members: String) {
    self.title = title
    self.form = form
    files = ["class Holder { \(members) }"]
  }

  static let all: [ChildCase] = reading + binding + owning

  private static let reading: [ChildCase] = [
    ChildCase("only declared", .plain(isLet: false), "@ObservedObject var m: Model"),
    ChildCase(
      "read", .plain(isLet: false),
      "@ObservedObject var m: Model; var body: some View { Text(m.a) }"),
    ChildCase(
      "private", .plain(isLet: false),
      "@ObservedObject private var m: Model; init(m: Model) { self.m = m }"),
    ChildCase(
      "with a shared default", .plain(isLet: false), "@ObservedObject var m = Model.shared"),
    ChildCase(
      "private with a shared default", .plain(isLet: true),
      "@ObservedObject private var m = Model.shared"),
    ChildCase(
      "fileprivate with a shared default", .plain(isLet: true),
      "@ObservedObject fileprivate var m = Model.shared"),
    ChildCase(
      "private with a default beside an initialiser", .plain(isLet: false),
      "@ObservedObject private var m = Model.shared; init() {}"),
    ChildCase(
      "private with a default that is assigned", .plain(isLet: false),
      "@ObservedObject private var m = Model.shared; mutating func f() { m = Model() }"),
    ChildCase(
      "private with a default beside an initialiser of an extension", .plain(isLet: true),
      "@ObservedObject private var m = Model.shared",
      "extension Child { init(a: Int) { self.init() } }"),
    ChildCase("in a class", .plain(isLet: false), inClass: "@ObservedObject var m = Model()"),
    ChildCase(
      "private in a class", .plain(isLet: false),
      inClass: "@ObservedObject private var m = Model.shared"),
  ]

  private static let binding: [ChildCase] = [
    ChildCase(
      "bound", .bindable,
      "@ObservedObject var m: Model; var body: some View { Stepper(\"\", value: $m.a) }"),
    ChildCase(
      "bound by self", .bindable,
      "@ObservedObject var m: Model; var body: some View { Stepper(\"\", value: self.$m.a) }"),
    ChildCase(
      "bound in an extension in another file", .bindable, "@ObservedObject var m: Model",
      "extension Child { var b: Binding<Int> { $m.a } }"),
    ChildCase(
      "bound through another object", .bindable, "@ObservedObject var m: Model",
      "struct Parent { let c: Child; var b: Binding<Int> { c.$m.a } }"),
    ChildCase(
      "private, shared and bound", .bindable,
      "@ObservedObject private var m = Model.shared; var b: Binding<Int> { $m.a }"),
    ChildCase(
      "shadowed by a closure's parameter", .plain(isLet: false),
      "@ObservedObject var m: Model; var body: some View { ForEach($items) { $m in Toggle($m.a) } }"
    ),
    ChildCase(
      "shadowed by a local", .plain(isLet: false),
      "@ObservedObject var m: Model; var body: some View { @State var m = 1; Stepper(\"\", value: $m) }"
    ),
    ChildCase(
      "bound in another type", .plain(isLet: false), "@ObservedObject var m: Model",
      "struct Other: View { @Bindable var m: Int; var b: Binding<Int> { $m.a } }"),
    ChildCase(
      "mentioned in a string", .plain(isLet: false),
      #"@ObservedObject var m: Model; let s = "$m.a""#),
    ChildCase(
      "bound in an interpolation", .bindable,
      #"@ObservedObject var m: Model; var s: String { "\($m.a)" }"#),
    ChildCase(
      "bound in a class", .bindable,
      inClass: "@ObservedObject var m = Model(); func f() { g($m.a) }"),
  ]

  private static let owning: [ChildCase] = [
    ChildCase("fresh", .owned, "@ObservedObject var m = Model()"),
    ChildCase("fresh and private", .owned, "@ObservedObject private var m = Model()"),
    ChildCase(
      "fresh and bound", .owned, "@ObservedObject var m = Model(); var b: Binding<Int> { $m.a }"),
    ChildCase("fresh by '.init'", .owned, "@ObservedObject var m: Model = .init()"),
    ChildCase("fresh by 'Model.init'", .owned, "@ObservedObject var m = Model.init()"),
    ChildCase(
      "passed by a caller", .plain(isLet: false), "@ObservedObject var m = Model()",
      "let c = Child(m: Model())"),
    ChildCase(
      "passed by '.init'", .plain(isLet: false), "@ObservedObject var m = Model()",
      "let c: Child = .init(m: Model())"),
    ChildCase(
      "another view is given one of that name", .owned, "@ObservedObject var m = Model()",
      "let c = Other(m: Model())"),
    ChildCase(
      "fresh and set in init", .plain(isLet: false),
      "@ObservedObject var m = Model(); init(m: Model) { self.m = m }"),
    ChildCase(
      "fresh and set by its storage", .plain(isLet: false),
      "@ObservedObject var m = Model(); init(m: Model) { _m = ObservedObject(wrappedValue: m) }"),
    ChildCase(
      "made by a function", .plain(isLet: false), "@ObservedObject var m = make()",
      "func make() -> Model { Model() }"),
    ChildCase("static", .plain(isLet: false), "@ObservedObject static var m = Model()"),
  ]

  static let preferringLet: [ChildCase] = [
    ChildCase("read", .plain(isLet: true), "@ObservedObject var m: Model"),
    ChildCase("bound", .bindable, "@ObservedObject var m: Model; var b: Binding<Int> { $m.a }"),
    ChildCase(
      "with a default that callers may replace", .plain(isLet: false),
      "@ObservedObject var m = Model.shared"),
    ChildCase(
      "set in init", .plain(isLet: true),
      "@ObservedObject var m: Model; init(m: Model) { self.m = m }"),
    ChildCase(
      "assigned later", .plain(isLet: false),
      "@ObservedObject var m: Model; mutating func f() { m = Model() }"),
    ChildCase(
      "private", .plain(isLet: true),
      "@ObservedObject private var m: Model; init(m: Model) { self.m = m }"),
  ]
}
