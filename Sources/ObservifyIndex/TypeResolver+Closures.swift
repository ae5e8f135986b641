package import ObservifySyntax

/// The types of closures and of what they are given.
extension TypeResolver {
  func closure(_ node: Node) -> StaticType {
    if let result = node.child(.closureSignature)?.child(.returnClause)?.children.first {
      return .function(result: declaredType(result))
    }
    let items = node.children.filter { $0.kind != .closureSignature }
    if items.count == 1, items[0].kind != .returnStatement {
      let only = type(of: items[0])
      if only != .unknown { return .function(result: only) }
    }
    return .function(result: returned(by: node))
  }

  /// What the results of a closure agree on.
  ///
  /// A `return` of a closure or function within is not its own; a `return nil` says that what it
  /// gives is an optional.
  private func returned(by closure: Node) -> StaticType {
    let own = closure.descendants.filter {
      $0.kind == .returnStatement && $0.ancestor(.functionBodies) == closure
    }
    let values = own.compactMap { $0.children.first { $0.kind != .unexpected } }
    guard !values.isEmpty, values.count == own.count else { return .unknown }
    let type = agreed(values.filter { !$0.isNilLiteral }.map(type(of:)))
    return values.contains(where: \.isNilLiteral) ? type.optionalized : type
  }

  func anonymousParameter(_ node: Node, position: Int) -> StaticType {
    guard let closure = node.ancestor([.closureExpression]) else { return .unknown }
    return closureParameter(of: closure, position: position)
  }

  /// The parameter of a closure that a well-known function takes: `ForEach(models) { model in`,
  /// `models.map { … }`.
  func closureParameter(of closure: Node, position: Int) -> StaticType {
    let declared = declaredClosureParameter(of: closure, position: position)
    if declared != .unknown { return declared }
    guard let node = closure.ancestor([.callExpression]),
      let call = CallExpression(node), let callee = call.callee,
      call.trailingClosures.contains(closure)
        || call.arguments.contains(where: { $0.value == closure })
    else { return assignedClosureParameter(of: closure, position: position) }
    return toldParameter(of: closure, position: position, in: call, callee)
  }

  /// The parameter of a closure that is put into a variable or property with a declared type, or given
  /// back by a function.
  private func assignedClosureParameter(of closure: Node, position: Int) -> StaticType {
    guard case .function(let inputs, _)? = expectedType(of: closure)?.unwrapped,
      inputs.indices.contains(position)
    else { return .unknown }
    return inputs[position]
  }

  /// What one of a closure's names means when the closure is given `element`: the element itself, or
  /// a part of it where the closure takes a tuple apart.
  func part(_ position: Int, of element: StaticType, in closure: Node) -> StaticType {
    let signature = closure.child(.closureSignature)
    let names =
      (signature?.children(.closureParameter).count ?? 0)
      + (signature?.child(.parameterClause)?.children(.parameter).count ?? 0)
    if case .tuple(let parts) = element, names > 1 || names == 0 && closure.takesSecond {
      return parts.indices.contains(position) ? parts[position].type : .unknown
    }
    return position == 0 ? element : .unknown
  }

  /// The parameter of a closure as the project's function or initialiser declares it that the
  /// closure is passed to.
  func declaredClosureParameter(of closure: Node, position: Int) -> StaticType {
    let types = takers(of: closure, candidates).map { taken, pairs, callee -> StaticType in
      guard let type = taken?.type, case .function(let inputs, _) = declaredType(type).unwrapped,
        inputs.indices.contains(position)
      else { return .unknown }
      // What closures give is settled by what they are given.
      let others = pairs.filter { $0.1.kind != .closureExpression }
      return inputs[position].replacing { name in
        if isOwn(name, of: type) { return argument(for: name, in: others) }
        guard isOfMadeType(name, callee) else { return .unknown }
        let initializer = FunctionDeclaration(type.ancestor([.initDecl]))
        return argument(for: name, of: initializer, in: others)
      }
    }
    return agreed(types)
  }

  /// The type as written of the parameter that an argument or a closure is given to; nil where the project
  /// does not declare it.
  ///
  /// A method of a value whose type is not declared may be any by which the project extends types from
  /// outside (`isOfAnyExtension`).
  package func parameterType(taking value: Node, isOfAnyExtension: Bool = false) -> Node? {
    let takers = takers(of: value) { callee in
      let functions = functions(calledBy: callee)
      if !functions.isEmpty { return functions.map { index[$0].declaration.inputs } }
      if case .metatype = type(of: callee) { return candidates(callee) }
      return isOfAnyExtension ? candidates(callee) : []
    }
    return takers.lazy.compactMap { $0.input?.type }.first
  }

  /// What takes an argument or a closure of a call, in each parameter list of some that the call fits, with
  /// all that the call gives; by the label alone where it fits none of them.
  private func takers(
    of value: Node, _ candidates: (_ callee: Node) -> [[Input]]
  ) -> [(input: Input?, pairs: [(Input, Node)], callee: Node)] {
    guard let call = CallExpression(value.ancestor([.callExpression])), let callee = call.callee,
      call.trailingClosures.contains(value) || call.arguments.contains(where: { $0.value == value })
    else { return [] }
    let lists = candidates(callee).map { ($0, match(call, $0)) }
    let fitting = lists.filter { $0.1 != nil }
    let label = value.argumentLabel
    return (fitting.isEmpty ? lists : fitting).map { parameters, pairs in
      let taken =
        pairs?.first { $0.1 == value }?.0
        ?? parameters.last {
          label == nil && value.kind == .closureExpression
            ? $0.type?.isFunctionType == true : $0.label == label
        }
      return (taken, pairs ?? [], callee)
    }
  }

  /// Whether a generic parameter is one of the function itself that declares a parameter's type: those
  /// of the type around it are settled elsewhere.
  private func isOwn(_ name: String, of type: Node) -> Bool {
    let function = FunctionDeclaration(type.ancestor([.functionDecl]))
    return function?.genericParameters.contains { $0.genericParameterName == name } ?? false
  }

  /// Whether a generic parameter is one of the type that a call makes a value of, and does not spell.
  private func isOfMadeType(_ name: String, _ callee: Node) -> Bool {
    guard case .metatype(.nominal(let ids, let arguments)) = type(of: callee), ids.count == 1,
      arguments.isEmpty
    else { return false }
    return index[ids[0]].declaration?.genericParameters.contains {
      $0.genericParameterName == name
    } == true
  }

  /// A parameter of something that is called: its label and its type as written.
  struct Input {
    let label: String?
    let type: Node?

    /// Whether a call may leave it out.
    let isOptional: Bool

    /// Whether a call may give several values for it.
    let isVariadic: Bool

    init(_ parameter: Parameter) {
      label = parameter.label
      type = parameter.type
      isVariadic = parameter.isVariadic
      isOptional = isVariadic || parameter.defaultValue != nil
    }

    /// The parameter of a memberwise initialiser.
    init(_ property: PropertySymbol) {
      label = property.name
      type = property.binding.type
      isVariadic = false
      isOptional =
        property.binding.initialValue != nil || !property.attributes.isEmpty
        || type?.kind == .optionalType || type?.kind == .unwrappedOptionalType
    }
  }

  /// The parameter lists that a callee of the project may have; those of the memberwise initialiser
  /// of a struct included.
  func candidates(_ callee: Node) -> [[Input]] {
    func inputs(_ functions: [FunctionID]) -> [[Input]] {
      functions.map { id in
        index[id].declaration.inputs
      }
    }
    func initializers(_ ids: [TypeID]) -> [[Input]] {
      ids.flatMap { id -> [[Input]] in
        let own = self.initializers(of: id)
        // A class without initialisers of its own has those of the class that it inherits from.
        guard own.isEmpty else { return own }
        return scopes.lineage(of: id).lazy.map { self.initializers(of: $0) }
          .first { !$0.isEmpty } ?? []
      }
    }
    if let payload = casePayload(callee) { return [payload] }
    switch type(of: callee) {
    case .metatype(.nominal(let ids, _)): return initializers(ids)
    case .function:
      if callee.kind == .reference,
        case .functions(let found) = scopes.target(of: callee.firstToken.name, at: callee)
      {
        return inputs(found)
      }
      guard let member = MemberExpression(callee), let owner = owner(of: member) else { return [] }
      if member.name == "init", case .metatype(.nominal(let ids, _)) = owner {
        return initializers(ids)
      }
      let types = owner.instance.declaredTypes
      if types.isEmpty, index.outsideMemberNames.contains(member.name) {
        return extensionMethods(member.name, of: owner)
      }
      return types.flatMap { inputs(scopes.functions(named: member.name, of: $0)) }
    default:
      guard let member = MemberExpression(callee), let base = member.base,
        index.outsideMemberNames.contains(member.name)
      else { return [] }
      return extensionMethods(member.name, of: type(of: base))
    }
  }

  /// The type whose member an expression names; that which its place asks for, as a type, where none
  /// is written.
  private func owner(of member: MemberExpression) -> StaticType? {
    if let base = member.base { return type(of: base) }
    return expectedType(of: member.node).map { .metatype($0.unwrapped) }
  }

  /// The values of an enum's case that is called.
  private func casePayload(_ callee: Node) -> [Input]? {
    guard let member = MemberExpression(callee), let owner = owner(of: member)?.instance,
      owner.declaredTypes.count == 1, let type = owner.declaredTypes.first,
      case .enumCase(let declared)? = scopes.member(member.name, of: type)
    else { return nil }
    let cases = (index[declared].members[member.name] ?? []).compactMap { found -> Node? in
      if case .enumCase(let node) = found { node } else { nil }
    }
    guard cases.count == 1 else { return nil }
    return (cases[0].child(.parameterClause)?.children(.parameter) ?? [])
      .compactMap { Parameter($0) }.map(Input.init)
  }

  /// The methods of a name by which the project extends types from outside: what a method of a value
  /// is that comes from outside, or of one that only a type checker could tell.
  private func extensionMethods(_ name: String, of base: StaticType) -> [[Input]] {
    switch base {
    case .unknown, .external, .constrained, .generic, .nominal: break
    default: return []
    }
    return index.externalTypes.values.sorted().filter { mayExtend($0, base) }.flatMap { owner in
      scopes.functions(named: name, of: owner).map { index[$0].declaration.inputs }
    }
  }

  /// Whether an extension of a type from outside may be one of a value: a class of a framework, or one of
  /// its structs, is not extended for another type than a class, and what cannot be told is a view more
  /// often.
  private func mayExtend(_ owner: TypeID, _ base: StaticType) -> Bool {
    let name = index[owner].name
    let isClass = Vocabulary.isObjectiveCClass(name)
    guard isClass || Vocabulary.valueTypes.contains(name) else { return true }
    return switch base {
    case .external(let other, _): name == other || isClass && Vocabulary.isObjectiveCClass(other)
    case .constrained(let bounds): !bounds.contains(.external("View"))
    case .nominal(let ids, _): !ids.allSatisfy { [.struct, .enum].contains(index[$0].kind) }
    case .unknown: false
    default: true
    }
  }
}

extension Parameter {
  /// Whether a call may give several values.
  var isVariadic: Bool { node.directTokens.contains { $0.isSpelled("...") } }
}

extension Node {
  /// The label that an argument or a closure is given behind, in parentheses or as a trailing one.
  package var argumentLabel: String? {
    guard let parent else { return nil }
    if parent.kind == .labeledClosure { return parent.firstToken.name }
    return Argument(parent)?.label
  }

  /// Whether a closure without named parameters takes a second one: `$1`.
  fileprivate var takesSecond: Bool {
    child(.closureSignature)?.child(.parameterClause) == nil
      && descendants.contains {
        $0.kind == .reference && $0.firstToken.text == "$1"
          && $0.ancestor([.closureExpression]) == self
      }
  }
}
