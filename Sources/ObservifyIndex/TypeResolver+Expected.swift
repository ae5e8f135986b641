package import ObservifySyntax

/// The types that the places of expressions ask for.
extension TypeResolver {
  /// The type that the place of an expression asks for, where a declaration says it.
  ///
  /// For the beginning of a chain, such as `.shared` in `.shared.copy()`, it is that of the chain.
  package func expectedType(of expression: Node) -> StaticType? {
    var node = expression
    while node.isImplicitMember, node.beginsChain, let parent = node.parent { node = parent }
    if node.beginsChain { return nil }
    let type = guarded { asked(at: node) }
    return type == .unknown ? nil : type
  }

  /// The type that is asked for of the whole of an expression.
  private func asked(at node: Node) -> StaticType {
    guard let place = node.parent else { return .unknown }
    switch place.kind {
    case .initializerClause: return askedOfValue(place)
    case .argument: return askedOfArgument(place, node)
    case .callExpression, .labeledClosure: return askedOfClosure(node)
    case .tryExpression, .awaitExpression, .unsafeExpression, .inoutExpression:
      return expectedType(of: place)?.wrapped ?? .unknown
    case .arrayElement:
      guard let list = place.parent, let type = expectedType(of: list)?.unwrapped else {
        return .unknown
      }
      // A list of options is of the type of the options.
      return type.isArray || type.element != .unknown ? type.element : type
    case .dictionaryElement:
      guard let list = place.parent,
        case .dictionary(let key, let value)? = expectedType(of: list)?.unwrapped
      else { return .unknown }
      return place.children.first == node ? key : value
    case .sequenceExpression: return askedOfOperand(node, in: place)
    case .ternary: return place.parent.map { askedOfBranch(in: $0) } ?? .unknown
    case .expressionPattern: return askedOfPattern(node)
    case .returnStatement: return askedOfResult(place)
    case .throwStatement: return askedOfError(place)
    case .codeBlock, .closureExpression, .accessorBlock, .switchCase:
      return askedOfItem(node, in: place)
    default: return .unknown
    }
  }

  private func askedOfValue(_ clause: Node) -> StaticType {
    guard let owner = clause.parent else { return .unknown }
    if let binding = PatternBinding(owner) { return binding.type.map(declaredType) ?? .unknown }
    if let parameter = Parameter(owner) { return parameter.type.map(declaredType) ?? .unknown }
    guard owner.kind == .optionalBindingCondition,
      let annotation = owner.child(.typeAnnotation)?.children.first
    else { return .unknown }
    return declaredType(annotation)
  }

  // MARK: Arguments

  private func askedOfArgument(_ argument: Node, _ value: Node) -> StaticType {
    guard let list = argument.parent else { return .unknown }
    if list.kind == .tupleExpression {
      let elements = list.children(.argument)
      guard let type = expectedType(of: list) else { return .unknown }
      if elements.count == 1 { return type }
      guard case .tuple(let parts) = type, parts.count == elements.count,
        let place = elements.firstIndex(of: argument)
      else { return .unknown }
      return parts[place].type
    }
    guard let call = CallExpression(list.parent) else { return toldPart(argument, of: list) }
    return parameterType(of: value, in: call)
  }

  private func askedOfClosure(_ closure: Node) -> StaticType {
    guard let call = CallExpression(closure.ancestor([.callExpression])),
      call.trailingClosures.contains(closure)
    else { return .unknown }
    return parameterType(of: closure, in: call)
  }

  /// The declared type of the parameter that an argument is passed to.
  func parameterType(of value: Node, in call: CallExpression) -> StaticType {
    guard let callee = call.callee else { return .unknown }
    let candidates = candidates(callee)
    if candidates.isEmpty { return toldInput(of: value, in: call, callee) }
    let inputs = candidates.compactMap { list in
      match(call, list)?.first { $0.1 == value }?.0
    }
    let types = inputs.map { input in
      // Generic parameters of what is called are settled by inference, which this is not.
      (input.type.map(declaredType) ?? .unknown).replacing { _ in .unknown }
    }
    return agreed(types)
  }

  // MARK: Operators

  private func askedOfOperand(_ node: Node, in sequence: Node) -> StaticType {
    let parts = Array(sequence.children)
    guard let place = parts.firstIndex(of: node) else { return .unknown }
    let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="]
    func other(_ place: Int) -> StaticType? {
      guard parts.indices.contains(place), !parts[place].isImplicitMember else { return nil }
      let type = type(of: parts[place])
      return type == .unknown ? nil : type
    }
    let before = place > 0 ? parts[place - 1] : nil
    let after = parts.indices.contains(place + 1) ? parts[place + 1] : nil
    if let before, comparisons.contains(before.text) { return other(place - 2) ?? .unknown }
    if let after, comparisons.contains(after.text) { return other(place + 2) ?? .unknown }
    if let after, after.kind == .castOperator, after.firstToken.text == "as",
      let type = after.children.first(where: \.kind.isType)
    {
      return declaredType(type)
    }
    if let before, before.text == "??", let left = other(place - 2) { return left.wrapped }
    if before?.kind == .assignment { return other(place - 2) ?? .unknown }
    if before?.kind == .ternary || before?.text == "??" || after?.text == "??" {
      return askedOfBranch(in: sequence)
    }
    return .unknown
  }

  /// What is asked of the branches of `a ? b : c`, which may be assigned.
  private func askedOfBranch(in sequence: Node) -> StaticType {
    let parts = Array(sequence.children)
    if let place = parts.firstIndex(where: { $0.kind == .assignment }), place > 0 {
      return type(of: parts[place - 1])
    }
    let type = expectedType(of: sequence) ?? .unknown
    // The branches agree on one type, where each alone may be of its own.
    return SDKTable.shared.isConformance(type) ? .unknown : type
  }

  // MARK: Patterns

  /// What an expression is matched with in a `case`.
  private func askedOfPattern(_ node: Node) -> StaticType {
    guard let item = node.ancestor([.caseItem, .patternCondition, .forStatement, .codeBlock])
    else { return .unknown }
    switch item.kind {
    case .caseItem:
      guard let subject = item.ancestor([.switchExpression])?.children.first else {
        return .unknown
      }
      return part(of: type(of: subject), boundTo: node.firstToken, in: item)
    case .patternCondition:
      guard let subject = item.child(.initializerClause)?.children.first else { return .unknown }
      return part(of: type(of: subject), boundTo: node.firstToken, in: item)
    default: return .unknown
    }
  }

  // MARK: Results

  /// What is asked of an expression that is all there is in a body or a branch.
  private func askedOfItem(_ node: Node, in block: Node) -> StaticType {
    let items = block.children.filter {
      ![.closureSignature, .caseItem, .attribute].contains($0.kind)
    }
    guard items == [node], let owner = block.parent else { return .unknown }
    if block.kind == .switchCase { return expectedType(of: owner) ?? .unknown }
    if owner.kind == .ifExpression { return expectedType(of: owner) ?? .unknown }
    return askedOfResult(node)
  }

  /// What the function around a place throws, where it says so.
  private func askedOfError(_ place: Node) -> StaticType {
    let around = place.ancestor([
      .functionDecl, .initDecl, .accessorDecl, .closureExpression, .doStatement,
    ])
    let type = around?.child(.throwsClause)?.children.first { $0.kind.isType }
    return type.map(declaredType) ?? .unknown
  }

  /// What the function, getter or closure around a place has to give back.
  private func askedOfResult(_ place: Node) -> StaticType {
    guard let body = place.ancestor(.functionBodies) else { return .unknown }
    switch body.kind {
    case .functionDecl, .subscriptDecl:
      return FunctionDeclaration(body)?.resultType.map(declaredType) ?? .unknown
    case .accessorDecl, .accessorBlock:
      if body.kind == .accessorDecl, body.firstDirectToken()?.kind != .getKeyword {
        return .unknown
      }
      guard let owner = body.ancestor([.patternBinding, .subscriptDecl]) else { return .unknown }
      if owner.kind == .subscriptDecl {
        return FunctionDeclaration(owner)?.resultType.map(declaredType) ?? .unknown
      }
      return PatternBinding(owner)?.type.map(declaredType) ?? .unknown
    case .closureExpression:
      if let written = body.child(.closureSignature)?.child(.returnClause)?.children.first {
        return declaredType(written)
      }
      guard case .function(_, let result)? = expectedType(of: body)?.unwrapped else {
        return toldResult(ofClosure: body)
      }
      return result
    default: return .unknown
    }
  }
}

extension Node {
  /// Whether the chain of members and calls goes on behind the node.
  package var beginsChain: Bool {
    guard let parent, Self.links.contains(parent.kind) else { return false }
    return parent.children.first == self
  }

  /// Whether the first name is written as that of a type.
  package var beginsWithCapital: Bool {
    let text = firstToken.text
    guard let first = text.utf8.first, first >= 0x80 else {
      return text.utf8.first.map { (0x41...0x5A).contains($0) } == true
    }
    return text.first?.isUppercase == true
  }

  /// Whether it is `.name`, or such a name with arguments.
  var isImplicitMember: Bool { firstToken.kind == .period }
}

extension NodeKindSet {
  /// What a `return` can belong to.
  static let functionBodies: NodeKindSet = [
    .closureExpression, .functionDecl, .initDecl, .accessorDecl, .accessorBlock, .deinitDecl,
    .subscriptDecl,
  ]
}
