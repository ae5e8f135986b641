import ObservifyIndex
import ObservifySyntax

/// The members that meet requirements of protocols from outside and run without their names, as values are
/// compared, hashed, encoded, described and gone through.
final class Witnesses {
  private let index: ProjectIndex
  private let resolver: TypeResolver

  /// What runs for the values of a type, by requirement.
  private var known: [String: [TypeID: [TypeMember]]] = [:]

  init(_ index: ProjectIndex, _ resolver: TypeResolver) {
    self.index = index
    self.resolver = resolver
  }

  /// The requirements that calls and members run, of the values that they are asked of or given.
  private static let requirements: [String: [String]] = [
    "sorted": ["<"], "sort": ["<"], "max": ["<"], "min": ["<"],
    "contains": ["==", "hash"], "firstIndex": ["=="], "lastIndex": ["=="],
    "elementsEqual": ["=="], "starts": ["=="],
    "Set": ["hash", "=="], "hashValue": ["hash"], "combine": ["hash"],
    "encode": ["encode"], "String": ["description"], "localizedDescription": ["errorDescription"],
    "Mirror": ["children"], "dump": ["children"],
  ]

  /// What runs where a sequence is gone through.
  private static let iteration = ["makeIterator", "next", "startIndex", "endIndex", "subscript"]

  /// What the project calls what meets a requirement, where that is not its name.
  private static let otherNames = ["==": "isEqual", "!=": "==", ">": "<", "<=": "<", ">=": "<"]

  /// The names of requirements that frameworks ask values for to show them.
  static let requirementNames = Vocabulary.shownRequirements
    .union(requirements.values.joined()).union(iteration).union(otherNames.keys)
    .union(otherNames.values).union(["compare", "format"])

  /// The operators that the project declares.
  private lazy var operators = Set(resolver.impliedFunctions.keys)

  /// The types that the project has sequences and collections of.
  private lazy var sequences = Set(
    index.functions.lazy.filter { $0.name == "makeIterator" }.compactMap(\.owner)
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
  private(set) lazy var callNames: [String] = {
    let declared = Set(index.functions.lazy.map(\.name)).union(index.properties.lazy.map(\.name))
    return Self.requirements.filter { _, names in
      names.contains { ["encode", "children"].contains($0) || declared.contains($0) }
    }.map(\.key)
  }()

  /// Whether a name or an element stands where an operator of the project may take it, or in a text, or gives a
  /// value that may be asked.
  func mayRun(by mention: Node) -> Bool {
    if !helpers.isEmpty, mention.valueMade.parent?.kind == .argument { return true }
    guard mention.kind == .reference || mention.kind == .subscriptExpression,
      let parent = mention.parent
    else { return false }
    return parent.kind == .sequenceExpression
      ? !operators.isEmpty : parent.parent?.kind == .interpolation
  }

  /// Returns what runs of the types of values where a mention stands: a value, or a call that is given
  /// some.
  func members(runBy mention: Node) -> [TypeMember] {
    let value = mention.valueMade
    return membersCalled(by: mention) + membersTaking(value) + membersIterating(value)
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
    guard let names = Self.requirements[mention.partName] else { return [] }
    let call = mention.isCallee ? CallExpression(mention.parent) : nil
    let given = call?.arguments.compactMap(\.value) ?? []
    // What is given a function compares by that.
    if call?.trailingClosures.isEmpty == false
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
      return members(["description"], of: value)
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
    return resolver.type(of: value).parts.types.flatMap { type in
      names.flatMap { members(meeting: $0, of: type) }
    }
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

  /// Whether a value is given to a call of what the project does not declare.
  fileprivate func isGivenOutside(_ resolver: TypeResolver) -> Bool {
    guard parent?.kind == .argument,
      let callee = CallExpression(ancestor([.callExpression]))?.callee
    else { return false }
    return resolver.functions(calledBy: callee).isEmpty
      && resolver.type(of: callee).instance.declaredTypes.isEmpty
  }
}
