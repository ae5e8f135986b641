package import ObservifySyntax

/// What the compiler calls where nobody writes a call: initialisers of what is written as a literal, those of property
/// wrappers, and the functions of result builders.
///
/// Where the project has such types, literals and attributes are mentions (`unwrittenNames`), and stand for values of
/// them (`typesMade`).
extension TypeResolver {
  /// The names of mentions that may call something which they do not name, by `Node.impliedName`.
  package var unwrittenNames: Set<String> {
    Set(impliedFunctions.keys).union(literalTypes.values.joined()).union(attributeNames)
  }

  /// The names of the project's property wrappers and result builders.
  package var attributeNames: Set<String> { Set(attributeTypes.map { index[$0].name }) }

  /// Returns the names of the literals that values of a type are written as, by its own initialisers.
  package func literalNames(of type: TypeID) -> Set<String> { literalTypes[type] ?? [] }

  /// The types by whose initialisers what is marked with an attribute is kept.
  func typesMade(byAttribute attribute: Node) -> [TypeID] {
    types(named: attribute).filter {
      index[$0].declaration?.node.attribute("propertyWrapper") != nil
    }
  }

  /// The functions of a result builder that make the value of what is marked with an attribute.
  package func buildFunctions(of attribute: Node) -> [FunctionID] {
    types(named: attribute).filter {
      index[$0].declaration?.node.attribute("resultBuilder") != nil
    }.flatMap { index[$0].functions }.filter { index[$0].name.hasPrefix("build") }
  }

  /// Returns the functions of result builders that run where a function is called, by its attributes and those of its
  /// parameters.
  package func buildFunctions(of function: FunctionDeclaration) -> [FunctionID] {
    if attributeTypes.isEmpty { return [] }
    return ([function.node] + function.parameters.map(\.node)).flatMap(\.attributes)
      .flatMap { buildFunctions(of: $0.node) }
  }

  private func types(named attribute: Node) -> [TypeID] {
    attributeTypes.isEmpty ? [] : Attribute(attribute).map(scopes.types) ?? []
  }

  /// The types of the project of which a literal makes a value, as its place asks for one.
  func typesMade(byLiteral literal: Node) -> [TypeID] {
    guard !literalTypes.isEmpty, let name = literal.impliedName else { return [] }
    return kept(literal, in: \.madeByLiterals) {
      let types: [TypeID]
      switch expectedType(of: literal)?.unwrapped {
      case .nominal(let ids, _): types = ids
      case .external(let name, _): types = [index.externalTypes[name]].compactMap(\.self)
      default: return []
      }
      return types.filter { type in
        scopes.lineage(of: type).contains { literalTypes[$0]?.contains(name) == true }
      }
    }
  }

  /// The types that declare how values are written as literals, with the names of these.
  func makeLiteralTypes() -> [TypeID: Set<String>] {
    index.functions.reduce(into: [:]) { found, function in
      guard function.name == "init", let owner = function.owner,
        let name = function.labels.first??.nameOfLiteral
      else { return }
      found[owner, default: []].insert(name)
    }
  }

  func makeAttributeTypes() -> [TypeID] {
    index.types.filter { type in
      let declaration = type.declaration?.node
      return declaration?.attribute("propertyWrapper") != nil
        || declaration?.attribute("resultBuilder") != nil
    }.map(\.id)
  }
}

extension ScopeLookup {
  /// Returns the types of the project that an attribute names: wrappers, builders and actors.
  package func types(of attribute: Attribute) -> [TypeID] {
    guard let type = attribute.typeNode,
      case .declared(let ids) = typeLookup(ProjectIndex.path(of: type), at: attribute.node)
    else { return [] }
    return ids
  }
}

extension String {
  /// The name of the literals that an initialiser with this label takes.
  fileprivate var nameOfLiteral: String? {
    switch self {
    case "stringLiteral", "stringInterpolation", "unicodeScalarLiteral",
      "extendedGraphemeClusterLiteral":
      "stringLiteral:"
    case "arrayLiteral", "dictionaryLiteral": self + ":"
    case "integerLiteral", "floatLiteral", "booleanLiteral", "nilLiteral": "literal:"
    default: nil
    }
  }
}
