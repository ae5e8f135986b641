package import ObservifySyntax

/// The types of expressions.
extension TypeResolver {
  /// Returns the type of an expression.
  ///
  /// A long chain is answered from its beginning, so that its length does not count as nesting.
  package func type(of expression: Node) -> StaticType {
    var links: [Node] = []
    var link = expression
    while [.memberExpression, .callExpression, .subscriptExpression].contains(link.kind),
      let base = link.children.first(where: { $0.kind != .unexpected })
    {
      link = base
      links.append(link)
    }
    if links.count > 16 {
      for link in links.reversed() { _ = kept(link) { inferred(link) } }
    }
    return kept(expression) { inferred(expression) }
  }

  /// The type of an expression; that of a whole optional chain is optional.
  func inferred(_ node: Node) -> StaticType {
    let type = link(node)
    return node.endsOptionalChain ? type.optionalized : type
  }

  /// The type of an expression as a part of its chain: in `a?.b.c`, what `c` is declared as.
  func link(_ node: Node) -> StaticType {
    switch node.kind {
    case .reference: return labelled(node, reference(node))
    case .memberExpression: return labelled(node, memberExpression(node))
    case .callExpression: return call(node)
    case .subscriptExpression: return subscripted(node)
    case .optionalChain, .forceUnwrap:
      return operand(of: node).map { type(of: $0).wrapped } ?? .unknown
    case .awaitExpression, .unsafeExpression, .ownershipExpression, .inoutExpression:
      return operand(of: node).map(type(of:)) ?? .unknown
    case .tryExpression:
      let value = operand(of: node).map(type(of:)) ?? .unknown
      return node.directTokens.contains { $0.kind == .postfixQuestion } ? value.optionalized : value
    case .tupleExpression:
      let elements = node.children(.argument).compactMap(Argument.init)
      if elements.count == 1, elements[0].label == nil {
        return elements[0].value.map(type(of:)) ?? .unknown
      }
      return .tuple(
        elements.map { .init(label: $0.label, type: $0.value.map(type(of:)) ?? .unknown) })
    case .sequenceExpression: return sequence(node)
    case .genericSpecialization: return specialized(node)
    case .typeExpression:
      return node.children.first { $0.kind.isType }.map { .metatype(declaredType($0)) } ?? .unknown
    case .arrayExpression: return arrayLiteral(node)
    case .dictionaryExpression: return dictionaryLiteral(node)
    case .stringLiteral: return .external("String")
    case .regexLiteral: return .external("Regex")
    case .literal: return literal(node)
    case .keyPathExpression: return keyPath(node)
    case .closureExpression: return closure(node)
    case .prefixExpression: return prefixed(node)
    case .ifExpression, .switchExpression: return branches(node)
    default: return .unknown
    }
  }

  /// The type of what a name means: with labels, as in `items(with:)`, that is no variable of the same name.
  private func labelled(_ node: Node, _ type: StaticType) -> StaticType {
    guard node.writtenLabels != nil else { return type }
    switch type {
    case .function, .metatype: return type
    default:
      let functions = functions(calledBy: node)
      return functions.isEmpty ? .unknown : .function(result: commonResult(functions))
    }
  }

  func operand(of node: Node) -> Node? {
    node.children.first { $0.kind != .unexpected && $0.kind != .throwsClause }
  }

  func literal(_ node: Node) -> StaticType {
    switch node.firstToken.kind {
    case .integerLiteral: .external("Int")
    case .floatLiteral: .external("Double")
    case .nilKeyword: .unknown
    default: .external("Bool")
    }
  }

  // MARK: Names

  func reference(_ node: Node) -> StaticType {
    let token = node.firstToken
    let text = token.text
    switch token.kind {
    case .selfKeyword: return selfType(at: node)
    case .capitalSelfKeyword: return .metatype(selfType(at: node))
    case .superKeyword: return superclass(at: node)
    case .dollarIdentifier: return projection(String(text.dropFirst()), at: node)
    default: break
    }
    return value(of: scopes.target(of: token.name, at: node), name: token.name, at: node)
  }

  func value(of target: NameTarget, name: String, at node: Node) -> StaticType {
    switch target {
    case .local(let declaration): return type(of: declaration)
    case .property(let property):
      return settled(type(of: property), index[property].owner, at: node)
    case .functions(let candidates):
      // A property that the class inherits may have the name of a method that is not called.
      if node.parent?.kind != .callExpression || !node.beginsChain,
        let owner = candidates.first.flatMap({ index[$0].owner }), hasOutsideSuperclass(owner)
      {
        return .unknown
      }
      let owner = candidates.first.flatMap { index[$0].owner }
      return .function(result: settled(commonResult(candidates), owner, at: node))
    case .type(.declared(let ids)): return .metatype(.nominal(ids))
    case .type(.alias(let alias)):
      guard let target = alias.children.filter(\.kind.isType).last else { return .unknown }
      return .metatype(declaredType(target))
    case .type(.genericParameter(let parameter)): return .metatype(generic(parameter))
    case .enumCase(let owner): return .nominal([owner])
    case .type(.undeclared), .undeclared:
      // A capitalised name that the project does not declare is a type from outside; a lower-case
      // one is a global or an inherited member from outside, which the project may have added.
      if name.first?.isUppercase == true { return .metatype(.outside(name, last: name, [])) }
      guard inheritsFromOutside(at: node) || index.outsideMemberNames.contains(name) else {
        return .external(name)
      }
      return index.enclosingType(of: node).map { hostedMember(name, of: $0) } ?? .unknown
    case .ambiguous: return .unknown
    }
  }

  func inheritsFromOutside(at node: Node) -> Bool {
    index.enclosingType(of: node).map(inheritsFromOutside) ?? false
  }

  func inheritsFromOutside(_ owner: TypeID) -> Bool {
    // The protocol of models brings no such members, and is gone when the tool runs again.
    index[owner].kind == .class
      && index[owner].inheritedTypes.contains { element in
        let type = element.children.first { $0.kind.isType }
        return type.map { ProjectIndex.path(of: $0).last } != Vocabulary.observableObject
      }
  }

  func superclass(at node: Node) -> StaticType {
    guard let owner = index.enclosingType(of: node) else { return .unknown }
    let parents = scopes.lineage(of: owner).dropFirst().filter { index[$0].kind == .class }
    guard let parent = parents.first, case .nominal(_, let own) = selfType(of: owner) else {
      return .external("Superclass")
    }
    var seen: Set<TypeID> = []
    return .nominal([parent], given(to: parent, by: owner, own, &seen) ?? [])
  }

  func projection(_ name: String, at node: Node) -> StaticType {
    if Int(name) != nil { return anonymousParameter(node, position: Int(name) ?? 0) }
    guard case .property(let property) = scopes.target(of: name, at: node, projection: true)
    else { return .unknown }
    return projection(of: property) { settled($0, index[property].owner, at: node) }
  }

  /// Returns the type of a name that a function body declares.
  package func type(of local: LocalDeclaration) -> StaticType {
    told(read(local), of: local)
  }

  private func read(_ local: LocalDeclaration) -> StaticType {
    guarded {
      switch local.form {
      case .variable(let binding):
        let annotated = binding.type.map(declaredType)
        guard let whole = annotated ?? binding.initialValue.map(type(of:)) else {
          return local.node.parent.map { wrappedValue($0.attributes) } ?? .unknown
        }
        if binding.nameToken == nil, let name = local.name, let pattern = binding.pattern {
          return part(of: whole, boundTo: name, in: pattern)
        }
        return local.node.parent?.isWeakVariable == true ? whole.optionalized : whole
      case .parameter(let parameter):
        let type = parameter.type.map(declaredType) ?? .unknown
        return parameter.isVariadic ? .array(type) : type
      case .closureParameter(let closure, let position):
        return closureParameter(of: closure, position: position)
      case .optionalBinding: return optionalBinding(local)
      case .loop: return loopValue(local)
      case .capture:
        if let value = local.node.child(.initializerClause)?.children.first {
          return type(of: value)
        }
        guard let name = local.name?.name, let closure = local.node.ancestor([.closureExpression])
        else { return .unknown }
        let captured = value(of: scopes.target(of: name, at: closure), name: name, at: closure)
        return local.node.isWeak ? captured.optionalized : captured
      case .function(let function):
        return .function(result: function.resultType.map(declaredType) ?? .external("Void"))
      case .implicit:
        return implicit(local)
      case .casePattern: return caseValue(local)
      }
    }
  }

  func implicit(_ local: LocalDeclaration) -> StaticType {
    guard local.node.kind == .accessorDecl,
      let declaration = local.node.ancestor([.variableDecl, .subscriptDecl])
    else { return .external("Error") }
    if declaration.kind == .subscriptDecl {
      let result = declaration.child(.returnClause)?.children.first { $0.kind.isType }
      return result.map(declaredType) ?? .unknown
    }
    return index.properties(of: declaration).first.map(type) ?? .unknown
  }

  func optionalBinding(_ local: LocalDeclaration) -> StaticType {
    let node = local.node
    if let annotation = node.child(.typeAnnotation)?.children.first {
      return declaredType(annotation)
    }
    if let value = node.child(.initializerClause)?.children.first {
      let bound = type(of: value).wrapped
      guard let name = local.name, let pattern = node.children.first(where: { $0.kind.isPattern })
      else { return bound }
      return part(of: bound, boundTo: name, in: pattern)
    }
    if local.name?.kind == .selfKeyword { return selfType(at: node) }
    guard let name = local.name?.name, let condition = node.parent else { return .unknown }
    return value(of: scopes.target(of: name, at: condition), name: name, at: condition).wrapped
  }
}

extension StaticType {
  /// Whether a type of the project, or one that cannot be told, is part of the type.
  var mentionsProject: Bool {
    switch self {
    case .external(_, let arguments): arguments.contains(where: \.mentionsProject)
    case .optional(let inner), .array(let inner), .metatype(let inner), .function(_, let inner):
      inner.mentionsProject
    case .dictionary(let key, let value): key.mentionsProject || value.mentionsProject
    case .tuple(let elements): elements.contains(where: \.type.mentionsProject)
    case .unknown, .nominal, .generic, .constrained: true
    }
  }

  /// The type with generic parameters replaced by what `argument` gives for their names.
  func replacing(_ argument: (String) -> StaticType?) -> StaticType {
    switch self {
    case .generic(let name, _): elements(replacing: argument) ?? argument(name) ?? self
    case .optional(let wrapped): .optional(wrapped.replacing(argument))
    case .array(let element): .array(element.replacing(argument))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(argument), value.replacing(argument))
    case .function(let parameters, let result):
      .function(
        parameters.map { $0.replacing(argument) }, result: result.replacing(argument))
    case .metatype(let instance): .metatype(instance.replacing(argument))
    case .nominal(let ids, let arguments): .nominal(ids, arguments.map { $0.replacing(argument) })
    case .external(let name, let arguments):
      .external(name, arguments.map { $0.replacing(argument) })
    case .tuple(let elements):
      .tuple(elements.map { .init(label: $0.label, type: $0.type.replacing(argument)) })
    case .unknown, .constrained: self
    }
  }
}

extension StaticType {
  /// What `Items.Element` is where something stands in the place of `Items`; nil for other types.
  private func elements(replacing argument: (String) -> StaticType?) -> StaticType? {
    guard case .generic(let name, _) = self, name.hasSuffix(".Element") else { return nil }
    let list = StaticType.generic(String(name.dropLast(".Element".count)), bounds: [])
    let given = list.replacing(argument)
    return given == list ? nil : given.element
  }

  /// Whether it is a type of the project, and no protocol.
  func isType(in index: ProjectIndex) -> Bool {
    declaredTypes.contains { index[$0].kind != .protocol }
  }

  /// The names of the protocols from outside that something is constrained by; nil where it is by others.
  var protocolNames: [String]? {
    switch self {
    case .external(let name, _): return [name]
    case .constrained(let bounds):
      let names = bounds.map(\.protocolNames)
      return names.contains(nil) ? nil : names.flatMap { $0 ?? [] }
    default: return nil
    }
  }
}

extension Node {
  /// Whether it declares a `weak` variable.
  var isWeakVariable: Bool { kind == .variableDecl && hasModifier("weak") }

  /// Whether a capture may have become nil.
  var isWeak: Bool { directTokens.first?.kind == .weakKeyword }

  /// Whether the node is the whole of a chain of members and calls with an optional in it.
  var endsOptionalChain: Bool {
    guard Self.links.contains(kind), !beginsChain else { return false }
    var link = self
    while Self.links.contains(link.kind), let base = link.children.first {
      if link.kind == .optionalChain { return true }
      link = base
    }
    return false
  }

  /// The expressions that go on behind an expression.
  static let links: NodeKindSet = [
    .memberExpression, .callExpression, .subscriptExpression, .optionalChain, .forceUnwrap,
    .genericSpecialization,
  ]

  /// Whether a type is a function type, its attributes and optionals looked through.
  var isFunctionType: Bool {
    kind == .functionType || descendants.contains { $0.kind == .functionType }
  }
}
