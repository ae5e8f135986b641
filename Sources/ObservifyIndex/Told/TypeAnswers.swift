package import ObservifySyntax
import ObservifyText

/// Answers what reading cannot tell, from what a build knew and from what the project states, and
/// compares them with what reading found.
final class TypeAnswers {
  private let index: ProjectIndex
  private let build: BuildIndex?
  private let builtTypes: SpelledTypes
  private let statedTypes: SpelledTypes
  private var built: [FileID: BuiltNames?] = [:]

  /// The facts by the expression, or by the name of the declaration, that they are about.
  private var factOfNode: [Node: Int] = [:]
  private var factOfName: [Token: Int] = [:]

  /// What reading found at names that a build may know.
  private var findings: [(node: Node, question: Question, type: StaticType)] = []
  private var asked: Set<Token> = []
  private var answered: Set<Token> = []
  private(set) var disputes: [Int: StaticType] = [:]

  /// The names that may mean something else than what they were built as.
  private lazy var otherNames = namesOfOtherBuilds()

  /// The lines of the facts that meet nothing.
  private(set) var idleFacts: [Int] = []

  /// Returns nil where nobody tells anything.
  init?(_ index: ProjectIndex) {
    let told = index.told
    guard told.build != nil || !told.facts.isEmpty || !told.wrappers.isEmpty else { return nil }
    self.index = index
    build = index.told.build
    builtTypes = SpelledTypes(index, modules: build?.modules ?? [])
    statedTypes = SpelledTypes(index, modules: nil)
    for (place, fact) in told.facts.enumerated() { locate(fact, place) }
    for fact in told.wrappers {
      let isMet = index.files.contains { file in
        file.tree.source.contains("@\(fact.name)")
          && file.tree.nodes(of: .variableDecl).contains { $0.attribute(fact.name) != nil }
      }
      if !isMet { idleFacts.append(fact.line) }
    }
  }

  // MARK: Questions

  /// A name whose type is asked for.
  struct Question {
    let token: Token

    /// Whether the type of a call's result is asked for, not that of what is called.
    let isCall: Bool
  }

  /// Returns the type of an expression: what reading `found`, or what is told where that is unknown.
  func type(of node: Node, found: StaticType) -> StaticType {
    if let fact = factOfNode[node] { return stated(fact, found) }
    guard build != nil, let question = Self.question(node) else { return found }
    return type(of: node, question, found)
  }

  /// Returns the type of a declared name, likewise.
  func type(of name: Token?, in node: Node, found: StaticType) -> StaticType {
    guard let name else { return found }
    if let fact = factOfName[name] { return stated(fact, found) }
    guard build != nil else { return found }
    return type(of: node, Question(token: name, isCall: false), found)
  }

  private func type(of node: Node, _ question: Question, _ found: StaticType) -> StaticType {
    guard found.hasUnknown else {
      if !found.declaredTypes.isEmpty || found.isExternal {
        findings.append((node, question, found))
      }
      return found
    }
    asked.insert(question.token)
    guard let told = builtType(question, in: index.file(of: node)), told != .unknown else {
      return found
    }
    answered.insert(question.token)
    return told
  }

  /// How many names were asked for, and how many of them the build knew.
  var counts: (asked: Int, answered: Int) { (asked.count, answered.count) }

  private static func question(_ node: Node) -> Question? {
    switch node.kind {
    case .reference:
      let token = node.firstToken
      return token.kind.isName ? Question(token: token, isCall: false) : nil
    case .memberExpression:
      return MemberExpression(node)?.nameToken.map { Question(token: $0, isCall: false) }
    case .callExpression:
      var callee = CallExpression(node)?.callee
      if callee?.kind == .genericSpecialization { callee = callee?.children.first }
      guard let callee, [.reference, .memberExpression].contains(callee.kind) else { return nil }
      return question(callee).map { Question(token: $0.token, isCall: true) }
    case .subscriptExpression:
      return node.child(.argumentList).map { Question(token: $0.firstToken, isCall: true) }
    default: return nil
    }
  }

  // MARK: What a build knew

  /// The names of a file by their places.
  private typealias BuiltNames = [LineMap.Position: [BuildIndex.Name]]

  private func builtType(_ question: Question, in file: SourceFile) -> StaticType? {
    let name = question.token.kind.isName ? question.token.name : "subscript"
    if otherNames.contains(name) { return nil }
    guard let (names, lines) = names(in: file) else { return nil }
    let here = names[lines.position(of: question.token.range.lowerBound)] ?? []
    let types = here.compactMap { entry -> StaticType? in
      if entry.name == name { return type(of: entry, isCalled: question.isCall) }
      return entry.name == "init" && question.isCall ? type(of: entry, isCalled: true) : nil
    }
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func type(of entry: BuildIndex.Name, isCalled: Bool) -> StaticType? {
    let declaration = DemangledDeclaration(entry.declaration)
    switch entry.kind {
    case .value where entry.name == "subscript":
      return declaration.resultType.map(builtTypes.type)
    case .value:
      guard let type = declaration.variableType.map(builtTypes.type) else { return nil }
      guard isCalled else { return type }
      guard case .function(_, let result) = type.unwrapped else { return nil }
      return result
    case .function:
      guard let result = declaration.resultType.map(builtTypes.type) else { return nil }
      return isCalled ? result : .function(result: result)
    case .enumCase: return declaration.caseType.map(builtTypes.type)
    }
  }

  private var lines: [FileID: LineMap] = [:]

  /// The names of a file that the build saw as it is.
  private func names(in file: SourceFile) -> (BuiltNames, LineMap)? {
    guard let build else { return nil }
    let map = lines[file.id] ?? file.lines
    lines[file.id] = map
    if let known = built[file.id] { return known.map { ($0, map) } }
    let names = build.believes(file.path) ? build.names(file.path) : nil
    let read = names.flatMap { Self.standing($0, in: file.tree.source, map) }
    built[file.id] = .some(read)
    return read.map { ($0, map) }
  }

  /// The names by their places; nil where the record is about another version of the file.
  ///
  /// It is where a name that the file declares does not stand where the record says. Uses may have no
  /// name: those of what a wrapper or a macro stands for.
  private static func standing(
    _ names: [BuildIndex.Name], in source: SourceText, _ lines: LineMap
  ) -> BuiltNames? {
    var result: BuiltNames = [:]
    for name in names {
      guard name.name != "_", name.name.utf8.first.map(isNameStart) == true else { continue }
      let start = lines.start(ofLine: name.line).map { $0.index + name.column - 1 }
      let stands = start.map { source.holds(name.name, at: $0) } ?? false
      if !stands, name.isDeclared { return nil }
      guard stands || ["init", "subscript"].contains(name.name) else { continue }
      result[LineMap.Position(line: name.line, column: name.column), default: []].append(name)
    }
    return result
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  /// The names that files declare which the build did not see as they are, and those that `#if`
  /// declares: another build may mean something else by them.
  private func namesOfOtherBuilds() -> Set<String> {
    guard let build else { return [] }
    let changed = Set(index.files.filter { !build.believes($0.path) }.map(\.id))
    func isOther(_ file: FileID, _ declaration: Node?) -> Bool {
      changed.contains(file) || declaration?.ancestor([.ifConfig]) != nil
    }
    var names: Set<String> = []
    for type in index.types where isOther(type.file, type.declaration?.node) {
      names.insert(type.name)
    }
    for property in index.properties where isOther(property.file, property.declaration.node) {
      names.insert(property.name)
    }
    for function in index.functions where isOther(function.file, function.declaration.node) {
      names.insert(function.name)
    }
    return names
  }

  // MARK: Contradictions

  /// The places where reading found another type than the build, among those of files that it was
  /// asked about.
  func contradictions(_ scopes: ScopeLookup) -> [TypeContradiction] {
    findings.compactMap { node, question, found in
      let file = index.file(of: node)
      guard case .some(.some) = built[file.id], let told = builtType(question, in: file),
        let types = Self.disputed(found, told, scopes)
      else { return nil }
      return TypeContradiction(
        node: node, name: question.token.name, file: file.id, types: types,
        found: description(found), told: description(told))
    }
  }

  /// The project's types that two opinions about one value are about; nil where they agree.
  static func disputed(
    _ found: StaticType, _ told: StaticType, _ scopes: ScopeLookup
  ) -> [TypeID]? {
    let (left, right) = (found.declaredTypes, told.declaredTypes)
    switch (found.unwrapped, told.unwrapped) {
    case (.nominal, .nominal):
      let related = left.contains { type in
        right.contains { other in
          scopes.lineage(of: type).contains(other) || scopes.lineage(of: other).contains(type)
        }
      }
      return related ? nil : Set(left + right).sorted()
    case (.external, .nominal), (.nominal, .external), (.array, .nominal), (.nominal, .array),
      (.dictionary, .nominal), (.nominal, .dictionary):
      return Set(left + right).sorted()
    default: return nil
    }
  }

  private func description(_ type: StaticType) -> String {
    switch type {
    case .external(let name, _): name
    case .nominal(let ids, _): ids.first.map { index[$0].qualifiedName } ?? "?"
    case .optional(let inner): description(inner) + "?"
    case .array(let element): "[\(description(element))]"
    case .dictionary(let key, let value): "[\(description(key)): \(description(value))]"
    default: "another type"
    }
  }

  // MARK: Facts

  private func stated(_ place: Int, _ found: StaticType) -> StaticType {
    let told = statedTypes.type(index.told.facts[place].type)
    if found.hasUnknown { return told }
    disputes[place] = found
    return found
  }

  /// The facts that say another type than the code does, with what the code says.
  func contradictedFacts(_ scopes: ScopeLookup) -> [(fact: TypeFact, found: String)] {
    disputes.sorted { $0.key < $1.key }.compactMap { place, found in
      let fact = index.told.facts[place]
      let told = statedTypes.type(fact.type)
      // What comes from outside is named loosely, so two such types are not compared.
      guard Self.disputed(found, told, scopes) != nil else { return nil }
      return (fact, description(found))
    }
  }

  /// The expressions and names that facts are about.
  var subjects: [Node] { factOfNode.keys.sorted { $0.index < $1.index } }

  private func locate(_ fact: TypeFact, _ number: Int) {
    var isMet = false
    let text = fact.expression.map { Array($0.utf8) }
    for file in index.files {
      if let place = fact.place, place.path != file.path { continue }
      if let expression = fact.expression, !file.tree.source.contains(expression) { continue }
      let offset = fact.place.flatMap { place in
        file.lines.start(ofLine: place.line).map { $0.index + place.column - 1 }
      }
      if fact.place != nil, offset == nil { continue }
      for place in file.tree.nodes.kinds.indices {
        let node = Node(tree: file.tree, index: place)
        let range = node.range
        if let offset, range.lowerBound.index != offset { continue }
        if let text, !file.tree.source.bytes[range.indices].elementsEqual(text) { continue }
        if text == nil, node.parent?.range.lowerBound == range.lowerBound,
          node.parent.map({ Self.asked.contains($0.kind) }) == true
        {
          continue
        }
        if Self.asked.contains(node.kind) {
          factOfNode[node] = number
          isMet = true
        } else if offset != nil, node.kind == .variableDecl {
          for binding in VariableDeclaration(node)?.bindings ?? [] {
            guard let name = binding.nameToken else { continue }
            factOfName[name] = number
            isMet = true
          }
        } else if node.kind == .identifierPattern, offset != nil {
          factOfName[node.firstToken] = number
          isMet = true
        }
      }
    }
    if !isMet { idleFacts.append(fact.line) }
  }

  /// The expressions that a fact can be about.
  private static let asked: Set<NodeKind> = [
    .reference, .memberExpression, .callExpression, .subscriptExpression, .optionalChain,
    .forceUnwrap, .tryExpression, .awaitExpression, .sequenceExpression, .tupleExpression,
    .closureExpression,
  ]
}

/// A place where reading found another type than a build.
package struct TypeContradiction: Sendable {
  package let node: Node
  package let name: String
  package let file: FileID

  /// The project's types that one of the two found.
  package let types: [TypeID]
  package let found: String
  package let told: String
}

extension StaticType {
  /// Whether a part of the type that matters to who holds it is unknown.
  var hasUnknown: Bool {
    switch self {
    case .unknown: true
    case .optional(let inner), .array(let inner), .function(_, let inner), .metatype(let inner):
      inner.hasUnknown
    case .dictionary(_, let value): value.hasUnknown
    default: false
    }
  }

  fileprivate var isExternal: Bool { if case .external = unwrapped { true } else { false } }
}

extension SourceText {
  /// Whether a name stands at a place, with or without a projection's sign or backticks.
  fileprivate func holds(_ name: String, at start: Int) -> Bool {
    guard bytes.indices.contains(start) else { return false }
    let signs: Set<UInt8> = [UInt8(ascii: "$"), UInt8(ascii: "_"), UInt8(ascii: "`")]
    if bytes[start...].starts(with: name.utf8) { return true }
    return signs.contains(bytes[start]) && bytes[(start + 1)...].starts(with: name.utf8)
  }
}
