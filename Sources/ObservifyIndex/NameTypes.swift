package import ObservifySyntax

/// A name of a value in the code, and the type that reading the project gives it.
package struct NamedValue {
  /// The name; the bracket of a subscript, and the type or `init` of an initialiser.
  package let token: Token

  /// The type of the value, or of what a call of the function gives.
  package let type: StaticType
}

/// Lists the names of values, for who compares the resolver's answers with the compiler's.
extension TypeResolver {
  /// Returns the names of values that a file declares and uses, in source order.
  package func names(in file: SourceFile) -> [NamedValue] {
    var result: [NamedValue] = []
    for index in file.tree.nodes.kinds.indices {
      let node = Node(tree: file.tree, index: index)
      if let found = declaredName(node) ?? usedName(node) { result.append(found) }
    }
    return result.sorted { $0.token.index < $1.token.index }
  }

  // MARK: Declarations

  private func declaredName(_ node: Node) -> NamedValue? {
    switch node.kind {
    case .identifierPattern: NamedValue(token: node.firstToken, type: patternType(node))
    case .parameter: parameterName(node)
    case .closureParameter:
      closureParameterType(node).map { NamedValue(token: node.firstToken, type: $0) }
    case .functionDecl, .initDecl, .subscriptDecl: functionName(node)
    case .enumCaseElement:
      NamedValue(
        token: node.firstToken,
        type: index.enclosingType(of: node).map { selfType(of: $0) } ?? .unknown)
    case .capture: captureName(node)
    default: nil
    }
  }

  private func captureName(_ node: Node) -> NamedValue? {
    guard let token = node.captureName else { return nil }
    if token.kind == .selfKeyword {
      let type = selfType(at: node)
      return NamedValue(token: token, type: node.isWeak ? .optional(type) : type)
    }
    let local = LocalDeclaration(form: .capture, node: node, name: token)
    return NamedValue(token: token, type: type(of: local))
  }

  private func patternType(_ node: Node) -> StaticType {
    let kinds: NodeKindSet = [
      .patternBinding, .optionalBindingCondition, .patternCondition, .caseItem, .catchItem,
      .forStatement,
    ]
    guard let place = node.ancestor(kinds) else { return .unknown }
    func local(_ form: LocalDeclaration.Form) -> StaticType {
      type(of: LocalDeclaration(form: form, node: place, name: node.firstToken))
    }
    if PatternBinding(place)?.type?.hasEffects == true { return .unknown }
    switch place.kind {
    case .patternBinding:
      if let declaration = place.ancestor([.variableDecl]),
        let property = index.properties(of: declaration).first(where: {
          index[$0].name == node.firstToken.name
        })
      {
        return type(of: property)
      }
      return PatternBinding(place).map { local(.variable($0)) } ?? .unknown
    case .optionalBindingCondition: return local(.optionalBinding)
    case .forStatement: return local(.loop)
    default: return local(.casePattern)
    }
  }

  private func parameterName(_ node: Node) -> NamedValue? {
    guard let parameter = Parameter(node), let token = parameter.nameToken else { return nil }
    guard parameter.type != nil else {
      return closureParameterType(node).map { NamedValue(token: token, type: $0) }
    }
    let local = LocalDeclaration(form: .parameter(parameter), node: node, name: token)
    let type = parameter.type?.hasEffects == true ? .unknown : type(of: local)
    return NamedValue(token: token, type: type)
  }

  private func closureParameterType(_ node: Node) -> StaticType? {
    guard let closure = node.ancestor([.closureExpression]),
      let signature = node.ancestor([.closureSignature]), signature.parent == closure
    else { return nil }
    let names =
      signature.children(.closureParameter)
      + (signature.child(.parameterClause)?.children(.parameter) ?? [])
    guard let position = names.firstIndex(of: node) else { return nil }
    let type = closureParameter(of: closure, position: position).withoutEffects
    guard node.firstToken.kind == .dollarIdentifier, type != .unknown else { return type }
    // `{ $item in … }` is given a binding to what 'item' is.
    return type.bound == nil ? .external("Binding", [type]) : type
  }

  private func functionName(_ node: Node) -> NamedValue? {
    guard let function = FunctionDeclaration(node) else { return nil }
    let keyword: TokenKind =
      switch node.kind {
      case .initDecl: .initKeyword
      case .subscriptDecl: .subscriptKeyword
      default: .funcKeyword
      }
    guard let start = node.token(keyword) else { return nil }
    if node.kind == .initDecl {
      return NamedValue(token: start, type: madeType(by: node))
    }
    let result = function.resultType.map(declaredType) ?? .external("Void")
    let token = node.kind == .functionDecl ? start.next : start
    return token.map { NamedValue(token: $0, type: result) }
  }

  // MARK: Uses

  private func usedName(_ node: Node) -> NamedValue? {
    switch node.kind {
    case .reference:
      let token = node.firstToken
      if token.kind == .selfKeyword {
        return boundSelf(at: node).map { NamedValue(token: token, type: $0) }
      }
      guard token.kind.isName || token.kind == .dollarIdentifier else { return nil }
      return referencedType(node, token).map { NamedValue(token: token, type: $0) }
    case .memberExpression:
      guard let member = MemberExpression(node), let token = member.nameToken,
        member.name != "self"
      else { return nil }
      return referencedType(node, token).map { NamedValue(token: token, type: $0) }
    case .subscriptExpression:
      guard let bracket = node.child(.argumentList)?.firstToken else { return nil }
      return NamedValue(token: bracket, type: link(node))
    case .keyPathComponent: return component(node)
    case .argument: return memberwiseLabel(node)
    default: return nil
    }
  }

  /// The type of a `self` that a closure captures or a condition unwraps; nil where it is the object
  /// itself.
  private func boundSelf(at node: Node) -> StaticType? {
    guard let closure = node.ancestors.first(where: { $0.capturesSelf != nil }),
      let capture = closure.capturesSelf, closure.child(.closureSignature)?.contains(node) != true
    else { return nil }
    let type = selfType(at: node)
    guard capture.isWeak, !node.isBehindBinding(ofSelfIn: closure) else { return type }
    return .optional(type)
  }

  /// A label of a memberwise initialiser, which names a property.
  private func memberwiseLabel(_ node: Node) -> NamedValue? {
    guard let property = memberwiseProperty(of: node) else { return nil }
    let hasEffects = index[property].binding.type?.hasEffects == true
    return NamedValue(
      token: node.firstToken, type: hasEffects ? .unknown : self.type(of: property))
  }

  /// The property that an argument of a memberwise initialiser sets; nil for other arguments.
  package func memberwiseProperty(of argument: Node) -> PropertyID? {
    guard let label = Argument(argument)?.label,
      let call = CallExpression(argument.parent?.parent), let callee = call.callee,
      case .metatype(.nominal(let ids, _)) = type(of: callee), let type = ids.first,
      index[type].kind == .struct, case .property(let property)? = scopes.member(label, of: type),
      !index[type].functions.contains(where: { index[$0].declaration.node.kind == .initDecl })
    else { return nil }
    return property
  }

  /// The type of what a name refers to; nil for types.
  private func referencedType(_ node: Node, _ token: Token) -> StaticType? {
    let call = CallExpression(node.parent).flatMap {
      $0.callee == node ? $0 : nil
    }
    var type = link(node)
    if let bound = MemberExpression(node)?.base.flatMap({ self.type(of: $0).bound }),
      case .external("Binding", let arguments) = type, token.name != "projectedValue"
    {
      // What is named is the property of what the binding is to.
      type =
        SDKTable.shared.types["Binding"]?.properties[token.name] == nil
        ? memberType(token.name, of: bound, at: node) : arguments.first ?? type
    }
    if case .metatype = type {
      guard let call else { return nil }
      let made = link(call.node)
      // Which initialisers of types from outside may fail is not told.
      if case .external = made, call.node.isUnwrapped { return .unknown }
      return made
    }
    if token.name == "init", call == nil, case .function(_, .external) = type { return .unknown }
    if token.kind == .dollarIdentifier { return projectedType(node, token) }
    if let call, overloaded(node, call) != nil { return link(call.node) }
    if hasEffects(node) { return .unknown }
    // Which initialiser of a type from outside another one calls is not told.
    if token.name == "init", let base = MemberExpression(node)?.base, base.kind == .reference,
      [.selfKeyword, .superKeyword].contains(base.firstToken.kind)
    {
      return .unknown
    }
    guard namesFunction(node, type) else { return type }
    if let call { return link(call.node) }
    if case .function(_, let result) = type { return result }
    return .unknown
  }

  /// Whether a name is that of a function, an initialiser or a case, not of a value.
  private func namesFunction(_ node: Node, _ type: StaticType) -> Bool {
    switch target(of: node) {
    case .functions: return true
    case .local(let local):
      if case .function = local.form { return true }
      return false
    case .property: return false
    case .enumCase: return false
    default:
      guard case .function = type else {
        return node.parent?.kind == .callExpression && node.parent?.children.first == node
      }
      return true
    }
  }

  /// Whether what a name is declared as has functions that throw or wait, which types do not say.
  private func hasEffects(_ node: Node) -> Bool {
    switch target(of: node) {
    case .property(let property)?: return index[property].binding.type?.hasEffects == true
    case .local(let local)?:
      switch local.form {
      case .variable(let binding): return binding.type?.hasEffects == true
      case .parameter(let parameter): return parameter.type?.hasEffects == true
      case .closureParameter, .optionalBinding, .casePattern, .loop:
        return type(of: local).withoutEffects == .unknown
      default: return false
      }
    default: return false
    }
  }

  private func target(of node: Node) -> NameTarget? {
    switch meaning(of: node) {
    case .name(let target): target
    case let meaning: meaning.members.first?.target
    }
  }

  /// The type of a name of a key path.
  private func component(_ node: Node) -> NamedValue? {
    guard let path = node.parent, path.kind == .keyPathExpression,
      let token = node.directTokens.first(where: { $0.kind.isName }), token.name != "self",
      let root = rootType(of: path)
    else { return nil }
    return NamedValue(token: token, type: value(at: path, of: root, until: node))
  }

  /// The type whose member a name of a key path is; unknown where that cannot be told.
  package func baseType(ofComponent node: Node) -> StaticType {
    guard let path = node.parent, path.kind == .keyPathExpression, let root = rootType(of: path)
    else { return .unknown }
    let previous = path.children(.keyPathComponent).prefix { $0 != node }.last
    return previous.map { value(at: path, of: root, until: $0) } ?? root
  }

  /// The type that a key path begins at: the one that is spelled, or what the function around it
  /// gives to its closures or assigns to.
  package func rootType(of path: Node) -> StaticType? {
    if let written = path.children.first, written.kind.isType { return declaredType(written) }
    if let attribute = Attribute(path.ancestor([.attribute])) {
      return root(of: path, in: attribute)
    }
    let taker = path.parent?.parent?.parent
    if let taker, taker.kind == .subscriptExpression, let base = taker.children.first {
      return type(of: base)
    }
    if let part = path.parent?.parent, part.kind == .interpolation { return root(ofPathIn: part) }
    guard let call = CallExpression(taker), let callee = call.callee else {
      guard case .external(let name, let arguments)? = expectedType(of: path)?.unwrapped,
        name.hasSuffix("KeyPath")
      else { return nil }
      return arguments.first
    }
    let given = toldParameter(of: path, position: 0, in: call, callee)
    if given != .unknown { return given }
    if MemberExpression(callee)?.name == "assign",
      let object = call.arguments.first(where: { $0.label == "on" })?.value
    {
      return type(of: object)
    }
    let candidates = candidates(callee).compactMap { match(call, $0) }
    let root = agreed(candidates.map { self.root(of: path, $0) })
    return root == .unknown ? nil : root
  }

  /// The type that a key path in a text begins at, where the text is to be one that takes such paths: the parameters
  /// of an intent in a phrase for it.
  private func root(ofPathIn interpolation: Node) -> StaticType? {
    guard let text = interpolation.parent,
      let (type, arguments) = expectedType(of: text)?.unwrapped.told,
      case .external(_, let parts)? = type.functions["appendInterpolation"]?.first?.inputs.first
    else { return nil }
    return parts.first?.replacing { arguments[$0] }
  }

  /// The type that a key path begins at as an argument of an attribute: the environment, or what the
  /// wrapper is spelled to be about, `@Wrapper<Root>(\.name)`.
  private func root(of path: Node, in attribute: Attribute) -> StaticType? {
    if attribute.name == Vocabulary.environmentWrapper {
      return .external(Vocabulary.environmentValues)
    }
    let types = attribute.typeNode.map(arguments) ?? []
    if let type = types.first(where: { !$0.declaredTypes.isEmpty }) { return type }
    let roots = keyPathRoots(of: path, attribute)
    return roots.count == 1 ? .nominal(roots) : nil
  }

  /// The type that a key path begins at as an argument: what the parameter says, and the other arguments
  /// where it is generic.
  private func root(of path: Node, _ pairs: [(Input, Node)]) -> StaticType {
    guard let written = pairs.first(where: { $0.1 == path })?.0.type,
      case .external(let name, let arguments) = declaredType(written).unwrapped,
      name.hasSuffix("KeyPath"), let root = arguments.first
    else { return .unknown }
    let others = pairs.filter { $0.1 != path }
    return root.replacing { argument(for: $0, in: others) }
  }

  private func projectedType(_ node: Node, _ token: Token) -> StaticType {
    let name = String(token.text.dropFirst())
    if Int(name) != nil { return link(node) }
    let property: PropertyID
    if node.kind == .reference {
      guard case .property(let found) = scopes.target(of: name, at: node, projection: true) else {
        return .unknown
      }
      property = found
    } else {
      guard let base = MemberExpression(node)?.base,
        let owner = type(of: base).declaredTypes.first,
        case .property(let found)? = scopes.member(name, of: owner, projection: true)
      else { return .unknown }
      property = found
    }
    return projectionType(of: property)
  }

  private func projectionType(of property: PropertyID) -> StaticType {
    let value = type(of: property)
    guard value != .unknown, let wrapper = index[property].attributes.first else { return .unknown }
    switch wrapper.name {
    case "Binding", "State", "AppStorage", "SceneStorage": return .external("Binding", [value])
    case "Bindable": return .external("Bindable", [value])
    case "StateObject", "ObservedObject": return .external("ObservedObject.Wrapper", [value])
    case "EnvironmentObject": return .external("EnvironmentObject.Wrapper", [value])
    case "Published": return .external("Published.Publisher", [value])
    case "FocusState": return .external("FocusState.Binding", [value])
    default: return .unknown
    }
  }
}

extension StaticType {
  /// The type where it says all of what it is: of a function's it leaves out whether that throws or
  /// waits.
  fileprivate var withoutEffects: StaticType {
    switch self {
    case .function: .unknown
    case .optional(let inner), .array(let inner), .dictionary(_, let inner):
      inner.withoutEffects == .unknown ? .unknown : self
    default: self
    }
  }
}

extension Node {
  /// The `self` in the list of captures of a closure.
  fileprivate var capturesSelf: Node? {
    guard kind == .closureExpression, let signature = child(.closureSignature) else { return nil }
    return signature.descendants.first {
      $0.kind == .capture && $0.captureName?.kind == .selfKeyword
        && $0.child(.initializerClause) == nil
    }
  }

  /// Whether a `let self` within a closure stands before a node and holds there.
  fileprivate func isBehindBinding(ofSelfIn closure: Node) -> Bool {
    closure.descendants.contains { binding in
      guard binding.kind == .optionalBindingCondition, binding.index < index,
        let pattern = binding.children.first(where: { $0.kind.isPattern }),
        pattern.firstToken.kind == .selfKeyword || pattern.firstToken.isNamed("self"),
        !binding.contains(self), let list = binding.ancestor([.conditionList]),
        let statement = list.parent
      else { return false }
      if statement.kind == .guardStatement {
        let isElse = statement.child(.codeBlock)?.contains(self) == true
        return statement.parent?.contains(self) == true && !isElse
      }
      return list.contains(self) || statement.child(.codeBlock)?.contains(self) == true
    }
  }

  /// Whether only an optional can stand in the place of an expression.
  fileprivate var isUnwrapped: Bool {
    guard let parent else { return false }
    switch parent.kind {
    case .forceUnwrap, .optionalChain: return true
    case .initializerClause: return parent.parent?.kind == .optionalBindingCondition
    case .sequenceExpression:
      return parent.children.first { $0.index > index }?.text == "??"
    default: return false
    }
  }

  /// Whether a function's type within says `async` or `throws`.
  fileprivate var hasEffects: Bool {
    subtree.contains { type in
      type.kind == .functionType
        && (type.child(.throwsClause) != nil
          || type.directTokens.contains { [.asyncKeyword, .throwsKeyword].contains($0.kind) })
    }
  }
}
