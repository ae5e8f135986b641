import ObservifySyntax

/// The types of subscripts, literals, branches and operators.
extension TypeResolver {
  func subscripted(_ node: Node) -> StaticType {
    guard let base = node.children.first else { return .unknown }
    let arguments = node.child(.argumentList)?.children(.argument).compactMap(Argument.init) ?? []
    if arguments.count == 1, arguments[0].label == "keyPath", let path = arguments[0].value {
      return value(at: path, of: type(of: base))
    }
    var type = type(of: base)
    if case .external("CollectionPart", let elements) = type {
      type = .array(elements.first ?? .unknown)
    }
    switch type {
    case .metatype(.external(let name, _)):
      // `InjectedValues[\.model]`
      guard let root = index.externalTypes[name], arguments.count == 1, arguments[0].label == nil,
        let path = arguments[0].value, path.kind == .keyPathExpression,
        OutsideWrapper.containers[name]?.isDisjoint(with: index.imports) == false
      else { return .unknown }
      return value(at: path, of: .nominal([root]))
    case .array(let element), .optional(.array(let element)):
      guard arguments.count == 1, arguments[0].label == nil, let value = arguments[0].value else {
        return addedSubscript(of: type.unwrapped, arguments)
      }
      return isRange(value) ? .external("CollectionPart", [element]) : element
    case .dictionary(_, let value), .optional(.dictionary(_, let value)):
      switch arguments.map(\.label) {
      case [nil]: return .optional(value)
      case [nil, "default"]: return value
      default: return addedSubscript(of: type.unwrapped, arguments)
      }
    case .nominal(let ids, _), .metatype(.nominal(let ids, _)):
      return agreed(
        ids.map { id in
          let subscripts = scopes.functions(named: "subscript", of: id)
            .filter { index[$0].isStatic == (type.instance != type) }
          let called = subscripts.filter { takes(arguments, $0) }
          return commonResult(called.isEmpty ? subscripts : called)
        })
    default: return .unknown
    }
  }

  /// What the project's own subscript of a list gives.
  private func addedSubscript(of list: StaticType, _ arguments: [Argument]) -> StaticType {
    guard let (names, elements) = list.listed else { return .unknown }
    let subscripts = names.compactMap { index.externalTypes[$0] }
      .flatMap { scopes.functions(named: "subscript", of: $0) }
    return commonResult(subscripts.filter { takes(arguments, $0) }).replacing { elements[$0] }
  }

  /// Whether a subscript takes some arguments, by its labels.
  private func takes(_ arguments: [Argument], _ function: FunctionID) -> Bool {
    index[function].labels == arguments.map(\.label)
  }

  /// Whether what stands in a subscript's brackets is a range.
  private func isRange(_ value: Node) -> Bool {
    let operators = value.directTokens + value.children(.operatorReference).map(\.firstToken)
    if operators.contains(where: { ["...", "..<"].contains($0.text) }) { return true }
    guard case .external(let name, _) = type(of: value) else { return false }
    return ["Range", "ClosedRange"].contains(name)
  }

  /// Returns the type of what stands at the end of a key path, from a root.
  func value(at path: Node, of root: StaticType, until last: Node? = nil) -> StaticType {
    guard path.kind == .keyPathExpression else {
      return type(of: path).valueOfKeyPath ?? .unknown
    }
    var current = root
    for component in path.children(.keyPathComponent) {
      guard component.child(.argumentList) == nil else { return .unknown }
      guard let name = component.directTokens.first(where: { $0.kind.isName })?.name else {
        // `?` and `!` alone.
        current = current.unwrapped
        continue
      }
      if name != "self" { current = memberType(name, of: current, at: path) }
      if component == last { return current }
      // `\.parent?.name`: the marks are part of the step.
      if component.directTokens.contains(where: \.isUnwrapping) { current = current.wrapped }
    }
    return path.hasOptionalStep ? current.optionalized : current
  }

  /// A key path's type: with the root and the value where the root is spelled.
  func keyPath(_ node: Node) -> StaticType {
    guard let root = node.children.first, root.kind.isType else { return .keyPath() }
    let type = declaredType(root)
    return .keyPath([type, value(at: node, of: type)])
  }

  func specialized(_ node: Node) -> StaticType {
    guard let base = node.children.first else { return .unknown }
    let arguments = arguments(of: node)
    switch type(of: base) {
    case .metatype(.nominal(let ids, _)): return .metatype(.nominal(ids, arguments))
    case .metatype(.external(let name, _)) where arguments.count == 1:
      return .metatype(.outside(name, last: name, arguments))
    case .metatype(.external(let name, _)): return .metatype(.external(name, arguments))
    case let other: return other
    }
  }

  func arrayLiteral(_ node: Node) -> StaticType {
    let elements = node.children(.arrayElement).compactMap { $0.children.first }
    guard let first = elements.first.map(type(of:)) else { return .array(.unknown) }
    // `[Model]()`: a literal of one type is the type of arrays of it.
    if elements.count == 1, node.parent?.kind == .callExpression,
      let named = StaticType.array(first).namedByLiteral
    {
      return named
    }
    return .array(common(elements))
  }

  /// What the elements of a literal agree on: what begins with a dot is of the type of the others.
  private func common(_ elements: [Node]) -> StaticType {
    let telling = elements.filter { !$0.isImplicitMember }
    return agreed((telling.isEmpty ? elements : telling).map(type(of:)))
  }

  func dictionaryLiteral(_ node: Node) -> StaticType {
    let elements = node.children(.dictionaryElement).map { Array($0.children) }
    guard let first = elements.first, elements.allSatisfy({ $0.count == 2 }) else {
      return .dictionary(.unknown, .unknown)
    }
    let type = StaticType.dictionary(self.type(of: first[0]), self.type(of: first[1]))
    return type.namedByLiteral
      ?? .dictionary(common(elements.map { $0[0] }), common(elements.map { $0[1] }))
  }

  /// The value of an `if` or `switch` whose branches agree.
  func branches(_ node: Node) -> StaticType {
    let blocks = node.children.filter {
      [.codeBlock, .switchCase, .ifExpression].contains($0.kind)
    }
    return agreed(
      blocks.map { block in
        if block.kind == .ifExpression { return type(of: block) }
        let items = block.children.filter { $0.kind != .caseItem }
        return items.count == 1 ? type(of: items[0]) : .unknown
      })
  }

  /// The value of operands with operators between, by how tightly these bind.
  func sequence(_ node: Node) -> StaticType {
    let parts = Array(node.children)
    if parts.contains(where: { $0.kind == .assignment }) { return .external("Void") }
    if let ternary = parts.firstIndex(where: { $0.kind == .ternary }) {
      let first = parts[ternary].children.first
      let second = ternary + 2 == parts.count ? parts[ternary + 1] : nil
      guard let first, let second else { return .unknown }
      let values = [first, second].filter { !$0.isNilLiteral }
      let type = agreed(values.map(type(of:)))
      return values.count == 2 ? type : type.optionalized
    }
    let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]
    if parts.contains(where: { $0.kind == .operatorReference && comparisons.contains($0.text) }) {
      return .external("Bool")
    }
    let operands = parts.split { $0.kind == .operatorReference && $0.text == "??" }.map(Array.init)
    return operands.count == 1 ? bound(parts) : coalesced(operands)
  }

  /// The value of operands whose operators bind more tightly than `??`: a cast, a sum or a product.
  private func bound(_ parts: [Node]) -> StaticType {
    if parts.count == 1 { return type(of: parts[0]) }
    if let cast = parts.last, cast.kind == .castOperator {
      guard let target = cast.children.first(where: { $0.kind.isType }) else { return .unknown }
      if cast.firstToken.text == "is" { return .external("Bool") }
      let type = declaredType(target)
      return cast.directTokens.contains { $0.kind == .postfixQuestion || $0.kind == .infixQuestion }
        ? .optional(type) : type
    }
    if let range = parts.firstIndex(where: { ["...", "..<"].contains($0.text) }) {
      let ends = [parts[..<range], parts[(range + 1)...]].map { bound(Array($0)) }
      return .external(parts[range].text == "..." ? "ClosedRange" : "Range", [agreed(ends)])
    }
    let operators = parts.filter { $0.kind == .operatorReference }.map(\.text)
    let operands = parts.enumerated().compactMap { $0.isMultiple(of: 2) ? $1 : nil }
    return operators.count + operands.count == parts.count
      && operators.allSatisfy(["+", "-", "*", "/", "%"].contains)
      ? arithmetic(operands, operators) : .unknown
  }

  /// The value of `a ?? b ?? c`: what the last one is, optional or not.
  private func coalesced(_ operands: [[Node]]) -> StaticType {
    guard let last = operands.last, let node = last.first else { return .unknown }
    let known = operands.dropLast().map { bound($0).wrapped }.first { $0 != .unknown }
    if node.isNilLiteral { return (known ?? .unknown).optionalized }
    let end = bound(last)
    // A literal takes the type of what it stands for, and so does a list.
    let isLiteral =
      last.count == 1
      && [.literal, .stringLiteral, .arrayExpression, .dictionaryExpression].contains(node.kind)
    guard let known else { return isLiteral ? .unknown : end }
    if case .optional = end { return known.optionalized }
    // What comes from outside may be an optional or not.
    if case .external = known, !isLiteral, spelling(of: end) == nil { return end }
    if end != .unknown, !isLiteral, end != known {
      return spelling(of: known) == nil ? end : .unknown
    }
    return end == .unknown && !isLiteral && (last.count > 1 || MemberExpression(node)?.base != nil)
      ? .unknown : known
  }

  /// The value of a sum or a product: what the operands are that are no literals.
  private func arithmetic(_ operands: [Node], _ operators: [String]) -> StaticType {
    let types = operands.filter { $0.kind != .literal }.map(type(of:))
    let literals = operands.filter { $0.kind == .literal }.map(literal)
    if types.isEmpty {
      return literals.contains(.external("Double")) ? .external("Double") : agreed(literals)
    }
    let type = agreed(types)
    if type.isArray, operators.allSatisfy({ $0 == "+" }) { return type }
    guard case .external(let name, let arguments) = type, arguments.isEmpty,
      Vocabulary.arithmeticTypes.contains(name)
    else { return .unknown }
    return type
  }

  /// The value of an operator before its operand.
  func prefixed(_ node: Node) -> StaticType {
    guard let operand = node.children.first else { return .unknown }
    switch node.firstToken.text {
    case "!": return .external("Bool")
    case "-", "+": return type(of: operand)
    default: return .external("Value")
    }
  }
}

extension Node {
  /// Whether it is `nil`.
  var isNilLiteral: Bool { kind == .literal && firstToken.kind == .nilKeyword }

  /// Whether a key path leads through an optional.
  var hasOptionalStep: Bool {
    children(.keyPathComponent).contains { component in
      component.directTokens.contains { [.postfixQuestion, .infixQuestion].contains($0.kind) }
    }
  }
}

extension Token {
  /// Whether it is a `?` or a `!` behind a value.
  var isUnwrapping: Bool { [.postfixQuestion, .infixQuestion, .exclamation].contains(kind) }
}

extension StaticType {
  /// The type that a literal of types names: `[Model]` in `[Model].self` and `[Model]()`.
  var namedByLiteral: StaticType? {
    switch self {
    case .metatype: self
    case .array(let element):
      if case .metatype(let named)? = element.namedByLiteral {
        .metatype(.array(named))
      } else {
        nil
      }
    case .dictionary(let key, let value):
      if case .metatype(let keys)? = key.namedByLiteral,
        case .metatype(let values)? = value.namedByLiteral
      {
        .metatype(.dictionary(keys, values))
      } else {
        nil
      }
    default: nil
    }
  }
}
