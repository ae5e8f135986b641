package import ObservifySyntax

/// The members that meet requirements of protocols from outside and run without their names, as values are
/// compared, hashed, encoded, described and gone through.
package final class Witnesses {
  private let index: ProjectIndex
  private unowned let resolver: TypeResolver

  /// What runs for the values of a type, by requirement.
  private var known: [String: [TypeID: [TypeMember]]] = [:]

  init(_ resolver: TypeResolver) {
    index = resolver.index
    self.resolver = resolver
  }

  /// The requirements that calls and members run, of the values that they are asked of or given.
  private static let requirements: [String: [String]] = [
    "sorted": ["<"], "sort": ["<"], "max": ["<"], "min": ["<"],
    "contains": ["==", "hash"], "firstIndex": ["=="], "lastIndex": ["=="],
    "elementsEqual": ["=="], "starts": ["=="], "equatable": ["=="],
    "Set": ["hash", "=="], "insert": ["hash", "=="], "hashValue": ["hash"], "combine": ["hash"],
    "encode": ["encode"], "decode": ["init(from:)"],
    "String": descriptions, "print": descriptions, "Mirror": ["children"], "dump": ["children"],
    "localizedDescription": ["errorDescription"], "alert": ["errorDescription"],
    "errorDescription": ["errorDescription"], "failureReason": ["failureReason"],
    "recoverySuggestion": ["recoverySuggestion"],
  ]

  /// The names of variables that a value is asked for, which is given nothing.
  private static let asked: Set = [
    "hashValue", "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
  ]

  /// The most types that what is asked of a value of a protocol from outside is looked for in.
  private static let mostConforming = 8

  /// The types of the project that conform to a protocol from outside, by its name.
  private lazy var conforming: [String: [TypeID]] = {
    var found: [String: [TypeID]] = [:]
    for type in index.types {
      var names = Set(resolver.scopes.outsideSupertypes(of: type.id))
      if names.contains("LocalizedError") { names.insert("Error") }
      for name in names { found[name, default: []].append(type.id) }
    }
    return found
  }()

  /// What texts are made of: what is an element of something is described by the second, where it has that.
  private static let descriptions = ["description", "debugDescription"]

  /// What runs where a sequence is gone through.
  private static let iteration = ["makeIterator", "next", "startIndex", "endIndex", "subscript"]

  /// What the project calls what meets a requirement, where that is not its name.
  private static let otherNames = ["==": "isEqual", "!=": "==", ">": "<", "<=": "<", ">=": "<"]

  /// The names of requirements that frameworks ask values for to show them.
  package static let requirementNames = Vocabulary.shownRequirements
    .union(requirements.values.joined()).union(iteration).union(otherNames.keys)
    .union(otherNames.values).union(["compare", "format"])

  /// The operators that the project declares.
  private lazy var operators = Set(resolver.impliedFunctions.keys)

  /// The types that the project has sequences and collections of.
  private lazy var sequences = Set(
    index.functions.lazy.filter { [resolver] function in
      function.name == "makeIterator"
        || function.name == "next"
          && function.owner.map { resolver.scopes.outsideSupertypes(of: $0).contains("Sequence") }
            == true
    }.compactMap(\.owner)
      + index.properties.lazy.filter { $0.name == "endIndex" }.compactMap(\.owner))

  /// The types whose values code from outside asks, by what it asks them: styles that format, and what compares for
  /// the order of others.
  private lazy var helpers: [TypeID: String] = index.functions.reduce(into: [:]) {
    found, function in
    guard let owner = function.owner, let asking = Self.askingProtocols[function.name],
      resolver.scopes.outsideSupertypes(of: owner).contains(where: { $0.hasSuffix(asking) })
    else { return }
    found[owner] = function.name
  }

  /// The ends of the names of protocols that ask for a function.
  private static let askingProtocols = ["format": "FormatStyle", "compare": "SortComparator"]

  /// What the project adds to types from outside by names without a base: `.price`.
  private lazy var added: [String: [StaticType]] = {
    var found: [String: [StaticType]] = [:]
    for property in index.properties
    where property.isStatic && property.owner.map({ index[$0].kind }) == .external {
      found[property.name, default: []].append(resolver.type(of: property.id))
    }
    for function in index.functions
    where function.owner.map({ index[$0].kind }) == .external
      && function.declaration.node.hasModifier("static")
    {
      found[function.name, default: []].append(resolver.resultType(of: function.id))
    }
    return found
  }()

  /// The names of calls that run something of the project.
  package private(set) lazy var callNames: [String] = {
    let declared = Set(index.functions.lazy.map(\.name)).union(index.properties.lazy.map(\.name))
    return Self.requirements.filter { _, names in
      names.contains {
        ["encode", "children", "init(from:)"].contains($0) || declared.contains($0)
      }
    }.map(\.key)
  }()

  /// Whether a name or an element stands where an operator of the project may take it, or in a text, or gives a
  /// value that may be asked.
  package func mayRun(by mention: Node) -> Bool {
    if !helpers.isEmpty, mention.valueMade.parent?.kind == .argument { return true }
    guard [.reference, .subscriptExpression, .memberExpression].contains(mention.kind),
      let parent = mention.valueMade.whole.parent
    else { return false }
    return [.sequenceExpression, .expressionPattern].contains(parent.kind)
      ? !operators.isEmpty : parent.parent?.kind == .interpolation
  }

  /// Whether the language may run a declaration where nothing names it, at a mention (``runs(_:at:)``).
  package func mayRunUnwritten(_ declaration: Node) -> Bool {
    guard let owner = index.enclosingType(of: declaration) else { return false }
    guard declaration.kind == .initDecl else {
      let name =
        FunctionDeclaration(declaration)?.name
        ?? VariableDeclaration(declaration)?.bindings.first?.nameToken?.name ?? ""
      return Self.requirementNames.contains(name)
        || name.hasPrefix("build") && resolver.attributeNames.contains(index[owner].name)
    }
    return !resolver.literalNames(of: owner).isEmpty
      || resolver.attributeNames.contains(index[owner].name)
      || FunctionDeclaration(declaration)?.parameters.map(\.label) == ["from"]
  }

  /// Whether a declaration runs where a mention stands, by what that makes or by values that stand there.
  package func runs(_ declaration: Node, at mention: Node) -> Bool {
    if declaration.kind == .initDecl, mention.mentionedName == nil,
      let owner = index.enclosingType(of: declaration),
      resolver.typesMade(at: mention).contains(owner)
    {
      return true
    }
    return members(runBy: mention).contains { member in
      switch member.target {
      case .property(let id): index[id].declaration.node == declaration
      case .functions(let ids): ids.contains { index[$0].declaration.node == declaration }
      default: false
      }
    }
  }

  /// Returns what runs of the types of values where a mention stands: a value, or a call that is given
  /// some.
  package func members(runBy mention: Node) -> [TypeMember] {
    if mention.kind == .attribute {
      return resolver.buildFunctions(of: mention).compactMap { id in
        index[id].owner.map { TypeMember(type: $0, target: .functions([id])) }
      }
    }
    let value = mention.valueMade
    return membersCalled(by: mention) + membersTaking(value.whole) + membersIterating(value)
      + membersAsked(of: value, mention)
  }

  /// What code from outside asks a value for that it is given.
  private func membersAsked(of value: Node, _ mention: Node) -> [TypeMember] {
    guard !helpers.isEmpty, value.isGivenOutside(resolver) else { return [] }
    var types = resolver.type(of: value).unwrapped.declaredTypes
    if types.isEmpty, MemberExpression(mention)?.base == nil, mention.kind == .memberExpression {
      types = (added[mention.partName] ?? []).flatMap(\.unwrapped.declaredTypes)
    }
    return types.flatMap { type in
      helpers[type].map { members(meeting: $0, of: type) } ?? []
    }
  }

  private func membersCalled(by mention: Node) -> [TypeMember] {
    let name = mention.partName == "init" ? mention.readBase?.text ?? "" : mention.partName
    guard let names = Self.requirements[name] else { return [] }
    if mention.parent?.kind == .argument, !Self.asked.contains(name) {
      // A function that is handed on is given parts of what the call is of.
      let call = CallExpression(mention.parent?.parent?.parent)
      return call?.callee?.readBase.map { members(names, of: $0) } ?? []
    }
    let call = mention.isCallee ? CallExpression(mention.parent) : nil
    let given = call?.arguments.compactMap(\.value) ?? []
    // What is given a function compares by that.
    if names.contains(where: ["<", "==", "hash"].contains),
      call?.trailingClosures.isEmpty == false
        || given.contains(where: { $0.kind == .closureExpression })
    {
      return []
    }
    let values = [mention.readBase].compactMap(\.self) + given
    return values.flatMap { members(names, of: $0) }
  }

  /// What an operator or a text beside a value runs of it.
  private func membersTaking(_ value: Node) -> [TypeMember] {
    guard let parent = value.parent else { return [] }
    switch parent.kind {
    case .argument where parent.parent?.kind == .interpolation:
      return members(Self.descriptions, of: value)
    case .expressionPattern:
      return members(
        ["=="],
        of: resolver.type(of: value).parts.types.filter { type in
          // Cases are matched without it.
          index[type].kind != .enum
        })
    case .prefixExpression, .postfixExpression:
      return members(operators.filter { parent.firstToken.text == $0 }, of: value)
    case .sequenceExpression where !operators.isEmpty:
      let names = value.neighbours.filter { $0.kind == .operatorReference }.map(\.text)
      return members(
        names.flatMap { [$0] + [Self.otherNames[$0]].compactMap(\.self) }
          .filter(operators.contains), of: value)
    default: return []
    }
  }

  /// What runs of a sequence of the project that code from outside goes through.
  private func membersIterating(_ value: Node) -> [TypeMember] {
    guard !sequences.isEmpty, let parent = value.parent else { return [] }
    switch parent.kind {
    case .forStatement: break
    case .memberExpression where parent.children.first == value: break
    case .argument: if !value.isGivenOutside(resolver) { return [] }
    default: return []
    }
    let types = resolver.type(of: value).unwrapped.declaredTypes.filter { type in
      resolver.scopes.lineage(of: type).contains(where: sequences.contains)
        && (parent.kind != .memberExpression
          || resolver.scopes.member(parent.partName, of: type) == nil)
    }
    return types.flatMap { type in Self.iteration.flatMap { members(meeting: $0, of: type) } }
  }

  private func members(_ names: [String], of value: Node) -> [TypeMember] {
    if names.isEmpty { return [] }
    let type = resolver.type(of: value)
    guard case .external(let name, _) = type.unwrapped, let types = conforming[name],
      types.count <= Self.mostConforming
    else { return members(names, of: type.parts.types) }
    return members(names, of: types)
  }

  private func members(_ names: [String], of types: [TypeID]) -> [TypeMember] {
    types.flatMap { type in names.flatMap { members(meeting: $0, of: type) } }
  }

  /// Returns what meets a requirement for a type; where the compiler makes that up, what does so for the
  /// parts.
  private func members(meeting name: String, of type: TypeID) -> [TypeMember] {
    if let found = known[name]?[type] { return found }
    known[name, default: [:]][type] = []
    var found = [name, Self.otherNames[name]].compactMap(\.self).compactMap { name in
      target(name, of: type).map { TypeMember(type: type, target: $0) }
    }
    let isClass = index[type].kind == .class
    if found.isEmpty, index[type].kind == .enum, ["==", "hash", "children"].contains(name) {
      found = index[type].members.all.flatMap { member -> [TypeMember] in
        guard case .enumCase(let element) = member else { return [] }
        let parameters = element.child(.parameterClause)?.children(.parameter) ?? []
        return members(
          [name],
          of: parameters.compactMap { Parameter($0)?.type }
            .flatMap { resolver.declaredType($0).parts.types })
      }
    }
    if found.isEmpty,
      index[type].kind == .struct || isClass && name == "encode" || name == "children"
    {
      for id in index.storedProperties(of: type) {
        if isClass { found.append(TypeMember(type: type, target: .property(id))) }
        found += resolver.type(of: id).parts.types.flatMap { members(meeting: name, of: $0) }
      }
    }
    known[name, default: [:]][type] = found
    return found
  }

  private func target(_ name: String, of type: TypeID) -> NameTarget? {
    if name == "init(from:)" {
      let made = resolver.scopes.functions(named: "init", of: type)
        .filter { index[$0].labels == ["from"] }
      return made.isEmpty ? nil : .functions(made)
    }
    if let found = resolver.scopes.member(name, of: type) { return found }
    let lineage = resolver.scopes.lineage(of: type)
    let found = (index.globalFunctions[name] ?? []).filter { id in
      operators.contains(name)
        && index[id].declaration.parameters.compactMap(\.type).contains { parameter in
          resolver.declaredType(parameter).parts.types.contains(where: lineage.contains)
        }
    }
    return found.isEmpty ? nil : .functions(found)
  }
}

extension Node {
  /// The value that a mention makes, asks for or is.
  fileprivate var valueMade: Node {
    guard let parent, isCallee || parent.kind == .forceUnwrap else { return self }
    return parent.valueMade
  }

  /// The list or tuple that it is an element of, and those around that.
  fileprivate var whole: Node {
    guard let parent else { return self }
    switch parent.kind {
    case .arrayElement, .dictionaryElement: return parent.parent?.whole ?? self
    case .argument where parent.parent?.kind == .tupleExpression:
      return parent.parent?.whole ?? self
    default: return self
    }
  }

  /// Whether a value is given to a call of what the project does not declare.
  fileprivate func isGivenOutside(_ resolver: TypeResolver) -> Bool {
    guard parent?.kind == .argument,
      let callee = CallExpression(ancestor([.callExpression]))?.callee
    else { return false }
    return resolver.functions(calledBy: callee).isEmpty
      && resolver.type(of: callee).instance.declaredTypes.isEmpty
  }
}

extension Node {
  /// What stands on both sides of a part of a sequence: operators of an operand, and the like.
  package var neighbours: [Node] {
    let parts = parent.map { Array($0.children) } ?? []
    guard let place = parts.firstIndex(of: self) else { return [] }
    return [place - 1, place + 1].filter(parts.indices.contains).map { parts[$0] }
  }
}

extension ProjectIndex {
  /// The stored properties that each value of a type has.
  package func storedProperties(of type: TypeID) -> [PropertyID] {
    self[type].properties.filter { self[$0].isStored && !self[$0].isStatic }
  }
}
