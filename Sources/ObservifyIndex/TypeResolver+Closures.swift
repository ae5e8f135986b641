import ObservifySyntax

/// The types of closures and of what they are given.
extension TypeResolver {
  func closure(_ node: Node) -> StaticType {
    if let result = node.child(.closureSignature)?.child(.returnClause)?.children.first {
      return .function(result: declaredType(result))
    }
    let items = node.children.filter { $0.kind != .closureSignature }
    guard items.count == 1 else { return .function(result: .unknown) }
    let body = items[0].kind == .returnStatement ? items[0].children.first : items[0]
    return .function(result: body.map(type(of:)) ?? .unknown)
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
    else { return .unknown }
    return toldParameter(of: closure, position: position, in: call, callee)
  }

  /// What one of a closure's names means when the closure is given `element`: the element itself, or
  /// a part of it where the closure takes a tuple apart.
  func part(_ position: Int, of element: StaticType, in closure: Node) -> StaticType {
    let signature = closure.child(.closureSignature)
    let names =
      (signature?.children(.closureParameter).count ?? 0)
      + (signature?.child(.parameterClause)?.children(.parameter).count ?? 0)
    if names > 1, case .tuple(let parts) = element {
      return parts.indices.contains(position) ? parts[position].type : .unknown
    }
    return position == 0 ? element : .unknown
  }

  /// The parameter of a closure as the project's function or initialiser declares it that the
  /// closure is passed to.
  func declaredClosureParameter(of closure: Node, position: Int) -> StaticType {
    guard let node = closure.ancestor([.callExpression]), let call = CallExpression(node),
      let callee = call.callee
    else { return .unknown }
    var label: String?
    if closure.parent?.kind == .argument {
      guard let argument = closure.parent.flatMap({ Argument($0) }),
        argument.node.parent?.parent == node
      else { return .unknown }
      label = argument.label
    } else if closure.parent?.kind == .labeledClosure {
      label = closure.parent?.firstToken.name
    } else if closure.parent != node {
      return .unknown
    }
    let types = candidates(callee).map { parameters -> StaticType in
      let match =
        label.map { label in parameters.last { $0.label == label } }
        ?? parameters.last { $0.type?.isFunctionType == true }
      guard let type = match?.type, case .function(let inputs, _) = declaredType(type).unwrapped,
        inputs.indices.contains(position)
      else { return .unknown }
      // Generic parameters of what is called are settled by inference, which this is not.
      return inputs[position].replacing { _ in .unknown }
    }
    return agreed(types)
  }

  /// A parameter of something that is called: its label and its type as written.
  struct Input {
    let label: String?
    let type: Node?
  }

  /// The parameter lists that a callee of the project may have; those of the memberwise initialiser
  /// of a struct included.
  func candidates(_ callee: Node) -> [[Input]] {
    func inputs(_ functions: [FunctionID]) -> [[Input]] {
      functions.map { id in
        index[id].declaration.parameters.map { Input(label: $0.label, type: $0.type) }
      }
    }
    func initializers(_ ids: [TypeID]) -> [[Input]] {
      ids.flatMap { id -> [[Input]] in
        let declared = index[id].functions.filter { index[$0].name == "init" }
        if !declared.isEmpty { return inputs(declared) }
        return [
          index[id].properties.map {
            Input(label: index[$0].name, type: index[$0].binding.type)
          }
        ]
      }
    }
    switch type(of: callee) {
    case .metatype(.nominal(let ids, _)): return initializers(ids)
    case .function:
      if callee.kind == .reference,
        case .functions(let found) = scopes.target(of: callee.firstToken.name, at: callee)
      {
        return inputs(found)
      }
      guard let member = MemberExpression(callee), let base = member.base else { return [] }
      if member.name == "init", case .metatype(.nominal(let ids, _)) = type(of: base) {
        return initializers(ids)
      }
      return type(of: base).declaredTypes.flatMap { owner -> [[Input]] in
        guard case .functions(let found)? = scopes.member(member.name, of: owner) else { return [] }
        return inputs(found)
      }
    default: return []
    }
  }
}
