import ObservifySyntax

/// The types of what patterns bind: in `switch`, `if case`, `for` and `let (a, b)`.
extension TypeResolver {
  /// The value that the pattern of a `case` binds, by what is matched.
  func caseValue(_ local: LocalDeclaration) -> StaticType {
    guard let name = local.name else { return .unknown }
    switch local.node.kind {
    case .caseItem:
      guard let subject = local.node.ancestor([.switchExpression])?.children.first else {
        return .unknown
      }
      return part(of: type(of: subject), boundTo: name, in: local.node)
    case .patternCondition:
      guard let subject = local.node.child(.initializerClause)?.children.first else {
        return .unknown
      }
      return part(of: type(of: subject), boundTo: name, in: local.node)
    default: return .unknown
    }
  }

  /// The value of a loop's variable: an element, or a part of it.
  func loopValue(_ local: LocalDeclaration) -> StaticType {
    guard local.node.kind == .forStatement, let name = local.name,
      let pattern = local.node.children.first(where: { $0.kind.isPattern }),
      let sequence = local.node.children.first(where: {
        $0.index > pattern.index && !pattern.contains($0) && $0.kind != .typeAnnotation
          && $0.kind != .unexpected
      })
    else { return .unknown }
    if let written = local.node.child(.typeAnnotation)?.children.first,
      pattern.kind == .identifierPattern
    {
      return declaredType(written)
    }
    return part(of: element(of: list(sequence)), boundTo: name, in: pattern)
  }

  /// Returns the type of what a pattern binds to a name when it is matched with a value.
  func part(of value: StaticType, boundTo name: Token, in pattern: Node) -> StaticType {
    let inner = pattern.children.first { $0.tokenIndices.contains(name.index) }
    switch pattern.kind {
    case .identifierPattern, .memberExpression, .reference, .literal: return value
    case .valueBindingPattern, .expressionPattern, .patternExpression, .caseItem,
      .patternCondition, .tuplePatternElement, .argument:
      return inner.map { part(of: value, boundTo: name, in: $0) } ?? .unknown
    case .optionalChain:
      return inner.map { part(of: value.wrapped, boundTo: name, in: $0) } ?? .unknown
    case .tuplePattern, .tupleExpression:
      let elements = pattern.children.filter {
        $0.kind == .tuplePatternElement || $0.kind == .argument
      }
      guard let inner else { return value }
      guard let place = elements.firstIndex(of: inner) else { return .unknown }
      if elements.count == 1 { return part(of: value, boundTo: name, in: inner) }
      guard case .tuple(let parts) = value, parts.count == elements.count else { return .unknown }
      return part(of: parts[place].type, boundTo: name, in: inner)
    case .sequenceExpression:
      // `let model as Model`
      guard let cast = pattern.children.first(where: { $0.kind == .castOperator }),
        let target = cast.children.first(where: { $0.kind.isType })
      else { return .unknown }
      return declaredType(target)
    case .callExpression:
      guard let call = CallExpression(pattern) else { return .unknown }
      if let callee = call.callee, callee.tokenIndices.contains(name.index) { return value }
      guard
        let place = call.arguments.firstIndex(where: {
          $0.node.tokenIndices.contains(name.index)
        }), let member = call.callee?.lastToken.name
      else { return .unknown }
      let payload = payload(of: member, in: value, count: call.arguments.count)
      guard payload.indices.contains(place) else { return .unknown }
      return part(of: payload[place], boundTo: name, in: call.arguments[place].node)
    default: return .unknown
    }
  }

  /// The types of a case's values; empty where they cannot be told one by one.
  private func payload(of name: String, in value: StaticType, count: Int) -> [StaticType] {
    if let told = value.toldPayload(of: name) { return told }
    switch value {
    case .optional(let wrapped): return payload(of: name, in: wrapped, count: count)
    case .nominal(let ids, let arguments):
      guard ids.count == 1, case .enumCase? = scopes.member(name, of: ids[0]) else { return [] }
      let cases = (index[ids[0]].members[name] ?? []).compactMap { found -> Node? in
        if case .enumCase(let node) = found { node } else { nil }
      }
      guard cases.count == 1,
        let parameters = cases[0].child(.parameterClause)?.children(.parameter),
        parameters.count == count
      else { return [] }
      return parameters.map { parameter in
        let written = parameter.children.first { $0.kind.isType }
        return substituted(written.map(declaredType) ?? .unknown, ids[0], arguments)
      }
    default: return []
    }
  }
}
