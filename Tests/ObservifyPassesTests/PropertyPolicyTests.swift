import Testing

@testable import ObservifyPasses

/// Rule R1: what becomes of the stored variables of a model.
@Suite("Property policy")
struct PropertyPolicyTests {
  @Test("A stored variable is treated by rule R1", arguments: PropertyCase.all)
  func auto(_ example: PropertyCase) {
    let treatments = PlannedProject(example.source).treatments
    #expect(treatments == example.treatments)
  }

  @Test("'track' ignores only what would not compile", arguments: PropertyCase.tracking)
  func track(_ example: PropertyCase) {
    var settings = MigrationSettings()
    settings.unpublished = .track
    #expect(PlannedProject(example.source, settings: settings).treatments == example.treatments)
  }

  @Test("'ignore' tracks only what was announced", arguments: PropertyCase.ignoring)
  func ignore(_ example: PropertyCase) {
    var settings = MigrationSettings()
    settings.unpublished = .ignore
    #expect(PlannedProject(example.source, settings: settings).treatments == example.treatments)
  }

  @Test("Members in extensions of other files count as those of the class")
  func otherFiles() {
    let model =
      "import Combine\nclass Model: ObservableObject { fileprivate var a = 1; @Published var b = 2 }"
    #expect(PlannedProject([model]).treatments == ["a OBS106", "b published"])
    let extended = PlannedProject([
      "class Model: ObservableObject {}\nextension Model { func f() { g() } }",
      "extension Model { func g() {} }",
    ])
    #expect(extended.treatments == [])
  }

  @Test("A subclass of an isolated class is isolated")
  func inheritedIsolation() {
    let planned = PlannedProject(
      """
      @MainActor class Base: ObservableObject { var a = 1 }
      class Model: Base { var b = 2; deinit { print(b) } }
      """)
    #expect(planned.treatments == ["a tracked", "b OBS105"])
  }
}

/// Members of a class called `Model`, and what becomes of its stored variables.
struct PropertyCase: Sendable, CustomTestStringConvertible {
  let title: String
  let source: String
  let treatments: [String]

  var testDescription: String { title }

  private init(
    _ title: String, _ members: String, _ treatments: String..., before: String = "",
    after: String = ""
  ) {
    self.title = title
    let holder = "struct Screen { @ObservedObject var model: Model }"
    source = "\(before)class Model: ObservableObject {\n\(members)\n}\n\(after)\n\(holder)"
    self.treatments = treatments
  }

  static let all: [PropertyCase] = plain + unfit + plumbing + lifetime + reachable + announced

  private static let plain: [PropertyCase] = [
    PropertyCase("published", "@Published var a = 1", "a published"),
    PropertyCase("published and private", "@Published private var a = 1", "a published"),
    PropertyCase("published plumbing", "@Published var a: Timer?", "a published"),
    PropertyCase("by Combine's name", "@Combine.Published var a = 1", "a published"),
    PropertyCase("plain", "var a = 1", "a tracked"),
    PropertyCase("public", "public var a = 1", "a tracked"),
    PropertyCase("readable from outside", "private(set) var a = 1", "a tracked"),
    PropertyCase("weak", "weak var a: NSObject?", "a tracked"),
    PropertyCase("a constant", "let a = 1"),
    PropertyCase("static", "static var a = 1; class var b: Int { 1 }"),
    PropertyCase("computed", "var a: Int { 1 }; var b: Int { get { 1 } set {} }"),
    PropertyCase("observed", "var a = 1 { didSet { print(a) } }", "a tracked"),
    PropertyCase(
      "in #if", "#if A\nvar a = 1\n#else\n@Published var b = 1\n#endif", "a tracked", "b published"),
    PropertyCase("several", "var a = 1, b = 2", "a tracked", "b tracked"),
  ]

  private static let unfit: [PropertyCase] = [
    PropertyCase("ignored already", "@ObservationIgnored var a = 1", "a OBS103"),
    PropertyCase("lazy", "lazy var a = 1", "a OBS103"),
    PropertyCase("wrapped for storage", "@AppStorage(\"a\") public var a = 1", "a reported"),
    PropertyCase(
      "wrapped for storage, of an unknown type", "@AppStorage(\"a\") public var a = f()",
      "a unfollowed"),
    PropertyCase(
      "wrapped by a wrapper of the project", "@Own var a = 1", "a OBS103",
      after: "@propertyWrapper struct Own { var wrappedValue: Int }"),
    PropertyCase("in backticks", "var `default` = 1", "default OBS103"),
    PropertyCase("opaque", "var a: some Hashable = 1", "a OBS103"),
    PropertyCase("beside an underscored one", "var a = 1; var _a = 2", "a OBS103", "_a tracked"),
    PropertyCase("usable from inline", "@usableFromInline var a = 1", "a OBS103"),
    PropertyCase("for Objective-C by another name", "@objc(b) var a = 1", "a OBS103"),
    PropertyCase("for Objective-C", "@objc var a = 1", "a tracked"),
    PropertyCase("unsafe", "nonisolated(unsafe) var a = 1", "a OBS103"),
    PropertyCase("an outlet", "@IBOutlet var a: NSObject?", "a OBS103"),
    PropertyCase("an override", "override var a: Int { didSet {} }", "a OBS103", before: ""),
    PropertyCase("available", "@available(iOS 18, *) var a = 1", "a tracked"),
  ]

  private static let plumbing: [PropertyCase] = [
    PropertyCase("a cancellable", "var a: AnyCancellable?", "a OBS104"),
    PropertyCase("a set of cancellables", "var a = Set<AnyCancellable>()", "a OBS104"),
    PropertyCase("an empty set of cancellables", "var a: Set<AnyCancellable> = []", "a OBS104"),
    PropertyCase("an array of cancellables", "var a: [AnyCancellable] = []", "a OBS104"),
    PropertyCase("an array by its initialiser", "var a = [AnyCancellable]()", "a OBS104"),
    PropertyCase("cancellables by name", "var a: [String: AnyCancellable] = [:]", "a OBS104"),
    PropertyCase("an existential", "var a: (any Cancellable)?", "a OBS104"),
    PropertyCase("a task", "var a: Task<Void, Never>?", "a OBS104"),
    PropertyCase("a task by its value", "var a = Task<Void, Never> {}", "a OBS104"),
    PropertyCase("a timer", "var a: Timer?", "a OBS104"),
    PropertyCase("a timer that is set later", "var a: Timer!", "a OBS104"),
    PropertyCase("a token", "var a: NSObjectProtocol?", "a OBS104"),
    PropertyCase("an observation", "var a: NSKeyValueObservation?", "a OBS104"),
    PropertyCase("a lock", "var a = NSLock()", "a OBS104"),
    PropertyCase("a queue", "var a = DispatchQueue(label: \"a\")", "a OBS104"),
    PropertyCase("a subject", "var a = PassthroughSubject<Int, Never>()", "a OBS104"),
    PropertyCase("a publisher", "var a: AnyPublisher<Int, Never>", "a OBS104"),
    PropertyCase("a logger", "var a = Logger()", "a OBS104"),
    PropertyCase(
      "by a typealias", "var a: Bag = []", "a OBS104",
      before: "typealias Bag = Set<AnyCancellable>\n"),
    PropertyCase(
      "a type of the project with such a name", "var a: Task?", "a tracked",
      before: "struct Task {}\n"),
    PropertyCase("an array of values", "var a: [Int] = []", "a tracked"),
    PropertyCase(
      "a function that returns one", "var a: () -> AnyCancellable = { fatalError() }", "a tracked"),
  ]

  private static let lifetime: [PropertyCase] = [
    PropertyCase(
      "in deinit of an isolated class", "var a = 1; deinit { print(a) }", "a OBS105",
      before: "@MainActor "),
    PropertyCase(
      "in deinit by self", "var a = 1; deinit { print(self.a) }", "a OBS105", before: "@MainActor "),
    PropertyCase(
      "in deinit of another actor's class", "var a = 1; deinit { print(a) }", "a OBS105",
      before: "@StoreActor "),
    PropertyCase("in deinit without isolation", "var a = 1; deinit { print(a) }", "a tracked"),
    PropertyCase(
      "not in deinit", "var a = 1; var b = 2; deinit { print(b) }", "a tracked", "b OBS105",
      before: "@MainActor "),
    PropertyCase(
      "read before all are set",
      "var a: Int; let b: Int; init() { a = 1; b = a * 2 }", "a OBS105"),
    PropertyCase(
      "read by self before all are set",
      "var a: Int; let b: Int; init() { self.a = 1; self.b = self.a * 2 }", "a OBS105"),
    PropertyCase(
      "read when all are set", "var a: Int; let b: Int; init() { a = 1; b = 2; print(a) }",
      "a tracked"),
    PropertyCase(
      "a parameter of its name", "var a: Int; let b: Int; init(a: Int) { self.a = a; b = a * 2 }",
      "a tracked"),
    PropertyCase(
      "a local of its name", "var a: Int; let b: Int; init() { let a = 1; self.a = a; b = a }",
      "a tracked"),
    PropertyCase(
      "set only", "var a: Int; var b: Int; init() { a = 1; b = 2 }", "a tracked", "b tracked"),
    PropertyCase(
      "observed and set in init", "var a = 1 { didSet { print(a) } }; init() { a = 2 }", "a OBS105"),
    PropertyCase(
      "observed, without a default, and set once in init",
      "var a: Int { didSet { print(a) } }; init() { a = 2 }", "a tracked"),
    PropertyCase(
      "observed, without a default, and set twice in init",
      "var a: Int { didSet { print(a) } }; init() { a = 2; a = 3 }", "a OBS105"),
    PropertyCase(
      "observed, 'nil' by default, and set in init",
      "var a: Int? { didSet { print(0) } }; init() { a = 2 }", "a OBS105"),
    PropertyCase(
      "observed and not set in init", "var a = 1 { didSet { print(a) } }; init() {}", "a tracked"),
    PropertyCase(
      "observed, and a parameter of its name is read",
      "var a = 1 { didSet {} }; init(a: Int) { print(a) }",
      "a tracked"),
  ]

  private static let reachable: [PropertyCase] = [
    PropertyCase("private and never read", "private var a = 1", "a OBS106"),
    PropertyCase("private and only written", "private var a = 1; func f() { a = 2 }", "a OBS106"),
    PropertyCase(
      "private and read by a function", "private var a = 1; func f() -> Int { a }", "a tracked"),
    PropertyCase(
      "private and read by self", "private var a = 1; func f() -> Int { self.a }", "a tracked"),
    PropertyCase(
      "private and read by a computed property", "private var a = 1; var b: Int { a }", "a tracked"),
    PropertyCase(
      "private and read by a subscript", "private var a = [1]; subscript(i: Int) -> Int { a[i] }",
      "a tracked"),
    PropertyCase(
      "private and read by a private function", "private var a = 1; private func f() -> Int { a }",
      "a OBS106"),
    PropertyCase(
      "private and read by a private function that is called",
      "private var a = 1; private func f() -> Int { a }; func g() -> Int { f() }", "a tracked"),
    PropertyCase(
      "private and read two calls away",
      "private var a = 1; private var b: Int { a }; private func f() -> Int { b }; var c: Int { f() }",
      "a tracked"),
    PropertyCase("private and read by init", "private var a = 1; init() { print(a) }", "a OBS106"),
    PropertyCase(
      "private and compared", "private var a = 1; func f() -> Bool { a == 1 }", "a tracked"),
    PropertyCase("private and increased", "private var a = 1; func f() { a += 1 }", "a tracked"),
    PropertyCase(
      "private and changed through a member", "private var a = [1]; func f() { a.append(2) }",
      "a tracked"),
    PropertyCase(
      "private and read in an extension", "private var a = 1", "a tracked",
      after: "extension Model { var b: Int { a } }"),
    PropertyCase(
      "fileprivate and read by another type", "fileprivate var a = 1", "a tracked",
      after: "struct View { let m: Model; var b: Int { m.a } }"),
    PropertyCase(
      "private, and another type has one of its name", "private var a = 1", "a OBS106",
      after: "struct Other { var a = 1 }"),
    PropertyCase(
      "private and weak", "private weak var a: NSObject?; func f() { a = nil }", "a OBS106"),
  ]

  private static let announced: [PropertyCase] = [
    PropertyCase(
      "announced by an observer", "var a = 1 { willSet { objectWillChange.send() } }", "a tracked"),
    PropertyCase(
      "announced before it changes",
      "private var a = 1; var b: Int { a }; func f() { objectWillChange.send(); a = 2 }",
      "a tracked"),
    PropertyCase(
      "announced beside what nobody reads",
      "private var a = 1; func f() { objectWillChange.send(); a = 2 }", "a OBS106"),
    PropertyCase(
      "announced plumbing", "var a: Timer? { willSet { objectWillChange.send() } }", "a tracked"),
  ]

  static let tracking: [PropertyCase] = [
    PropertyCase("plain", "var a = 1", "a tracked"),
    PropertyCase("plumbing", "var a: Timer?", "a tracked"),
    PropertyCase("private", "private var a = 1", "a tracked"),
    PropertyCase("lazy", "lazy var a = 1", "a OBS103"),
    PropertyCase("in deinit", "var a = 1; deinit { print(a) }", "a OBS105", before: "@MainActor "),
    PropertyCase("published", "@Published var a = 1", "a published"),
  ]

  static let ignoring: [PropertyCase] = [
    PropertyCase("plain", "var a = 1", "a OBS108"),
    PropertyCase("plumbing", "var a: Timer?", "a OBS108"),
    PropertyCase("lazy", "lazy var a = 1", "a OBS103"),
    PropertyCase("published", "@Published var a = 1", "a published"),
    PropertyCase("announced", "var a = 1 { willSet { objectWillChange.send() } }", "a tracked"),
    PropertyCase("a constant", "let a = 1"),
  ]
}
