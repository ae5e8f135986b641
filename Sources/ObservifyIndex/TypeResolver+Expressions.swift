package import ObservifySyntax

/// The types of expressions.
extension TypeResolver {
  /// Returns the type of an expression.
  package func type(of expression: Node) -> StaticType {
    guarded { inferred(expression) }
  }

  private func inferred(_ node: Node) -> StaticType {
    switch node.kind {
    case .reference: return reference(node)
    case .memberExpression: return memberExpression(node)
    case .callExpression: return call(node)
    case .subscriptExpression: return subscripted(node)
    case .optionalChain:
      return operand(of: node).map { type(of: $0).unwrapped } ?? .unknown
    case .forceUnwrap: return operand(of: node).map { type(of: $0).unwrapped } ?? .unknown
    case .awaitExpression, .unsafeExpression, .ownershipExpression, .inoutExpression:
      return operand(of: node).map(type(of:)) ?? .unknown
    case .tryExpression:
      let value = operand(of: node).map(type(of:)) ?? .unknown
      return node.directTokens.contains { $0.kind == .postfixQuestion } ? .optional(value) : value
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
    case .keyPathExpression: return .external("KeyPath")
    case .closureExpression: return closure(node)
    case .prefixExpression: return .external("Value")
    case .ifExpression, .switchExpression: return branches(node)
    default: return .unknown
    }
  }

  private func operand(of node: Node) -> Node? {
    node.children.first { $0.kind != .unexpected && $0.kind != .throwsClause }
  }

  private func literal(_ node: Node) -> StaticType {
    switch node.firstToken.kind {
    case .integerLiteral: .external("Int")
    case .floatLiteral: .external("Double")
    case .nilKeyword: .unknown
    default: .external("Bool")
    }
  }

  // MARK: Names

  private func reference(_ node: Node) -> StaticType {
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

  private func value(of target: NameTarget, name: String, at node: Node) -> StaticType {
    switch target {
    case .local(let declaration): return type(of: declaration)
    case .property(let property): return type(of: property)
    case .functions(let candidates): return .function(result: commonResult(candidates))
    case .type(.declared(let ids)): return .metatype(.nominal(ids))
    case .type(.alias(let alias)):
      guard let target = alias.children.filter(\.kind.isType).last else { return .unknown }
      return .metatype(declaredType(target))
    case .type(.genericParameter(let parameter)): return .metatype(generic(parameter))
    case .enumCase(let owner): return .nominal([owner])
    case .type(.undeclared), .undeclared:
      // A capitalised name that the project does not declare is a type from outside; a lower-case
      // one is a global or an inherited member from outside.
      return name.first?.isUppercase == true
        ? .metatype(.external(name)) : inheritsFromOutside(at: node) ? .unknown : .external(name)
    case .ambiguous: return .unknown
    }
  }

  private func inheritsFromOutside(at node: Node) -> Bool {
    guard let owner = index.enclosingType(of: node) else { return false }
    return index[owner].kind == .class && !index[owner].inheritedTypes.isEmpty
  }

  private func superclass(at node: Node) -> StaticType {
    guard let owner = index.enclosingType(of: node) else { return .unknown }
    let parents = scopes.lineage(of: owner).dropFirst().filter { index[$0].kind == .class }
    return parents.first.map { .nominal([$0]) } ?? .external("Superclass")
  }

  private func projection(_ name: String, at node: Node) -> StaticType {
    if Int(name) != nil { return anonymousParameter(node, position: Int(name) ?? 0) }
    guard case .property(let property) = scopes.target(of: name, at: node, projection: true)
    else { return .unknown }
    let symbol = index[property]
    if symbol.attribute("Binding") != nil || symbol.attribute("State") != nil {
      return .external("Binding", [type(of: property)])
    }
    return .unknown
  }

  /// Returns the type of a name that a function body declares.
  package func type(of local: LocalDeclaration) -> StaticType {
    guarded {
      switch local.form {
      case .variable(let binding):
        if let annotation = binding.type { return declaredType(annotation) }
        guard let value = binding.initialValue else { return .unknown }
        if binding.nameToken == nil { return tupleElement(local, of: type(of: value), in: binding) }
        return type(of: value)
      case .parameter(let parameter):
        let type = parameter.type.map(declaredType) ?? .unknown
        let isVariadic = parameter.node.directTokens.contains { $0.text == "..." }
        return isVariadic ? .array(type) : type
      case .closureParameter(let closure, let position):
        return closureParameter(of: closure, position: position)
      case .optionalBinding: return optionalBinding(local)
      case .loop:
        guard local.node.kind == .forStatement else { return .unknown }
        let patterns = local.node.children.filter { $0.kind.isPattern }
        guard let pattern = patterns.first, pattern.kind == .identifierPattern,
          let sequence = local.node.children.first(where: {
            $0.index > pattern.index && $0.kind != .typeAnnotation && $0.kind != .unexpected
          })
        else { return .unknown }
        return type(of: sequence).element
      case .capture:
        if let value = local.node.child(.initializerClause)?.children.first {
          return type(of: value)
        }
        guard let name = local.name?.name, let closure = local.node.ancestor([.closureExpression])
        else { return .unknown }
        return value(of: scopes.target(of: name, at: closure), name: name, at: closure)
      case .function(let function):
        return .function(result: function.resultType.map(declaredType) ?? .external("Void"))
      case .implicit:
        return implicit(local)
      case .casePattern: return caseValue(local)
      }
    }
  }

  /// The value that a pattern such as `.loaded(let model)` binds, by the case's declaration.
  private func caseValue(_ local: LocalDeclaration) -> StaticType {
    guard let name = local.name else { return .unknown }
    let pattern = local.node.tree.node(coveringToken: name.index)
    guard let argument = pattern.ancestor([.argument]),
      let call = argument.parent?.parent.flatMap({ CallExpression($0) }),
      let member = call.callee.flatMap({ MemberExpression($0) }),
      let place = call.arguments.firstIndex(where: { $0.node == argument })
    else { return .unknown }
    let subject: StaticType
    switch local.node.kind {
    case .caseItem:
      guard let value = local.node.ancestor([.switchExpression])?.children.first else {
        return .unknown
      }
      subject = type(of: value)
    case .patternCondition:
      guard let value = local.node.child(.initializerClause)?.children.first else {
        return .unknown
      }
      subject = type(of: value)
    default: return .unknown
    }
    guard case .nominal(let ids, let arguments) = subject.unwrapped, ids.count == 1,
      case .enumCase? = scopes.member(member.name, of: ids[0]),
      let element = index[ids[0]].members[member.name]?.lazy.compactMap({ found -> Node? in
        if case .enumCase(let node) = found { node } else { nil }
      }).first
    else { return .unknown }
    let parameters = element.child(.parameterClause)?.children(.parameter) ?? []
    guard parameters.indices.contains(place),
      let written = parameters[place].children.first(where: { $0.kind.isType })
    else { return .unknown }
    return substituted(declaredType(written), ids[0], arguments)
  }

  private func tupleElement(
    _ local: LocalDeclaration, of tuple: StaticType, in binding: PatternBinding
  ) -> StaticType {
    guard case .tuple(let elements) = tuple, let pattern = binding.pattern,
      let place = pattern.children(.tuplePatternElement).firstIndex(where: {
        $0.declaredNames.map(\.index) == local.name.map { [$0.index] }
      }), elements.indices.contains(place)
    else { return .unknown }
    return elements[place].type
  }

  private func implicit(_ local: LocalDeclaration) -> StaticType {
    guard local.node.kind == .accessorDecl,
      let declaration = local.node.ancestor([.variableDecl]),
      let property = index.properties(of: declaration).first
    else { return .external("Error") }
    return type(of: property)
  }

  private func optionalBinding(_ local: LocalDeclaration) -> StaticType {
    let node = local.node
    if let annotation = node.child(.typeAnnotation)?.children.first {
      return declaredType(annotation)
    }
    if let value = node.child(.initializerClause)?.children.first {
      return type(of: value).unwrapped
    }
    guard let name = local.name?.name, let condition = node.parent else { return .unknown }
    return value(of: scopes.target(of: name, at: condition), name: name, at: condition).unwrapped
  }

  // MARK: Closures

  private func closure(_ node: Node) -> StaticType {
    if let result = node.child(.closureSignature)?.child(.returnClause)?.children.first {
      return .function(result: declaredType(result))
    }
    let items = node.children.filter { $0.kind != .closureSignature }
    guard items.count == 1 else { return .function(result: .unknown) }
    let body = items[0].kind == .returnStatement ? items[0].children.first : items[0]
    return .function(result: body.map(type(of:)) ?? .unknown)
  }

  private func anonymousParameter(_ node: Node, position: Int) -> StaticType {
    guard let closure = node.ancestor([.closureExpression]) else { return .unknown }
    return closureParameter(of: closure, position: position)
  }

  /// The parameter of a closure that a well-known function takes: `ForEach(models) { model in`,
  /// `models.map { … }`.
  private func closureParameter(of closure: Node, position: Int) -> StaticType {
    let declared = declaredClosureParameter(of: closure, position: position)
    if declared != .unknown { return declared }
    guard let node = closure.ancestor([.callExpression]),
      let call = CallExpression(node), let callee = call.callee,
      call.trailingClosures.contains(closure)
        || call.arguments.contains(where: { $0.value == closure })
    else { return .unknown }
    if callee.kind == .reference, ["ForEach", "List"].contains(callee.text) {
      guard let data = call.arguments.first?.value, data.firstToken.kind != .dollarIdentifier
      else { return .unknown }
      return part(position, of: type(of: data).element, in: closure)
    }
    let elementwise: Set = [
      "map", "forEach", "filter", "compactMap", "flatMap", "first", "contains", "allSatisfy",
      "firstIndex", "removeAll", "min", "max", "sorted", "drop", "prefix",
    ]
    if let member = MemberExpression(callee), let base = member.base,
      elementwise.contains(member.name)
    {
      let sequence = type(of: base)
      if case .optional(let wrapped) = sequence, ["map", "flatMap"].contains(member.name) {
        return position == 0 ? wrapped : .unknown
      }
      return part(position, of: sequence.element, in: closure)
    }
    return .unknown
  }

  /// What one of a closure's names means when the closure is given `element`: the element itself, or
  /// a part of it where the closure takes a tuple apart.
  private func part(_ position: Int, of element: StaticType, in closure: Node) -> StaticType {
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
  private func declaredClosureParameter(of closure: Node, position: Int) -> StaticType {
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
  private struct Input {
    let label: String?
    let type: Node?
  }

  /// The parameter lists that a callee of the project may have; those of the memberwise initialiser
  /// of a struct included.
  private func candidates(_ callee: Node) -> [[Input]] {
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

  // MARK: Members and calls

  private func memberExpression(_ node: Node) -> StaticType {
    guard let member = MemberExpression(node) else { return .unknown }
    guard let base = member.base else { return implicitMember(node) }
    let baseType = type(of: base)
    if member.name == "self" {
      return baseType
    }
    return memberType(member.name, of: baseType, at: node)
  }

  /// Returns the type of a member; for a method, the type of the function.
  package func memberType(_ name: String, of base: StaticType, at node: Node) -> StaticType {
    switch base {
    case .nominal(let ids, let arguments):
      return agreed(ids.map { member(name, of: $0, arguments: arguments, onType: false) })
    case .metatype(.nominal(let ids, let arguments)):
      if name == "init" { return .function(result: .nominal(ids, arguments)) }
      return agreed(ids.map { member(name, of: $0, arguments: arguments, onType: true) })
    case .metatype(.external(let outside, let arguments)):
      if name == "init" { return .function(result: .external(outside, arguments)) }
      if let id = index.externalTypes[outside], scopes.member(name, of: id) != nil {
        return member(name, of: id, arguments: [], onType: true)
      }
      if let id = nestedExternal(outside, name) { return .metatype(.nominal([id])) }
      return name.first?.isUppercase == true
        ? .metatype(.external("\(outside).\(name)")) : .external("\(outside).\(name)")
    case .metatype(.generic(_, let bounds)), .metatype(.constrained(let bounds)):
      if name == "init" {
        if case .metatype(let instance) = base { return .function(result: instance) }
      }
      return boundMember(name, of: bounds, onType: true)
    case .generic(_, let bounds), .constrained(let bounds):
      return boundMember(name, of: bounds, onType: false)
    case .tuple(let elements):
      if let place = Int(name), elements.indices.contains(place) { return elements[place].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .optional(let wrapped):
      // `a?.b` has the type of `b` here: whether it is optional matters to nobody who asks.
      return memberType(name, of: wrapped, at: node)
    case .array(let element):
      if ["first", "last"].contains(name) { return .optional(element) }
      if ["count", "startIndex", "endIndex"].contains(name) { return .external("Int") }
      if name == "isEmpty" { return .external("Bool") }
      return arrayMember(name, element: element)
    case .external("Binding", let arguments) where name == "wrappedValue":
      return arguments.first ?? .unknown
    case .external(let outside, let arguments):
      if let id = index.externalTypes[outside], scopes.member(name, of: id) != nil {
        return member(name, of: id, arguments: [], onType: false)
      }
      // The type is known by its spelling alone, so an extension of any type from outside may be
      // what declares the member.
      if index.outsideMemberNames.contains(name) { return .unknown }
      // A property of a type from outside has a type from outside, unless generics bring one in.
      return arguments.isEmpty ? .external("\(outside).\(name)") : .unknown
    case .dictionary, .function, .metatype, .unknown: return .unknown
    }
  }

  private func nestedExternal(_ outside: String, _ name: String) -> TypeID? {
    guard let id = index.externalTypes[outside] else { return nil }
    return index[id].members[name]?.lazy.compactMap { member in
      if case .type(let nested) = member { nested } else { nil }
    }.first
  }

  private func arrayMember(_ name: String, element: StaticType) -> StaticType {
    switch name {
    case "filter", "sorted", "reversed", "dropFirst", "dropLast", "prefix", "suffix", "shuffled":
      .function(result: .array(element))
    case "enumerated":
      .function(
        result: .array(
          .tuple([
            .init(label: "offset", type: .external("Int")), .init(label: "element", type: element),
          ])
        ))
    case "first", "last", "randomElement", "popLast", "min", "max":
      .function(result: .optional(element))
    case "removeFirst", "removeLast", "remove": .function(result: element)
    default: .unknown
    }
  }

  private func boundMember(_ name: String, of bounds: [StaticType], onType: Bool) -> StaticType {
    for bound in bounds {
      for id in bound.declaredTypes {
        let found = member(name, of: id, arguments: [], onType: onType)
        if found != .unknown { return found }
      }
    }
    return .unknown
  }

  private func member(
    _ name: String, of type: TypeID, arguments: [StaticType], onType: Bool
  ) -> StaticType {
    guard let target = scopes.member(name, of: type) else {
      let symbol = index[type]
      // An enum, struct or class of the project has no members but those that are read here and
      // those that it inherits from outside.
      return symbol.kind == .external ? .external("\(symbol.name).\(name)") : .unknown
    }
    switch target {
    case .property(let property): return substituted(self.type(of: property), type, arguments)
    case .functions(let functions):
      return .function(result: substituted(commonResult(functions), type, arguments))
    case .type(.declared(let ids)): return .metatype(.nominal(ids))
    case .type(.alias(let alias)):
      guard let aliased = alias.children.filter(\.kind.isType).last else { return .unknown }
      return .metatype(self.declaredType(aliased))
    case .enumCase(let owner): return .nominal([owner])
    case .local, .type, .undeclared, .ambiguous: return .unknown
    }
  }

  /// Puts a generic type's arguments in the place of its parameters.
  private func substituted(
    _ type: StaticType, _ owner: TypeID, _ arguments: [StaticType]
  ) -> StaticType {
    let names = (index[owner].declaration?.genericParameters ?? [])
      .compactMap(\.genericParameterName)
    guard !names.isEmpty else { return type }
    // Arguments that nobody spelled are settled by inference, which this is not.
    return type.replacing { name in
      names.firstIndex(of: name).map { arguments.indices.contains($0) ? arguments[$0] : .unknown }
    }
  }

  /// What several candidates agree on.
  func agreed(_ types: [StaticType]) -> StaticType {
    guard let first = types.first, types.allSatisfy({ $0 == first }) else { return .unknown }
    return first
  }

  private func commonResult(_ functions: [FunctionID]) -> StaticType {
    agreed(functions.map(resultType(of:)))
  }

  /// `.shared`, `.init()`: the type comes from where the expression stands.
  private func implicitMember(_ node: Node) -> StaticType {
    guard let expected = expectedType(of: node), let member = MemberExpression(node) else {
      return .unknown
    }
    return memberType(member.name, of: .metatype(expected.unwrapped), at: node)
  }

  /// The type that the place of an expression asks for, where a declaration says it.
  package func expectedType(of expression: Node) -> StaticType? {
    var node = expression
    while let parent = node.parent,
      [.callExpression, .memberExpression].contains(parent.kind),
      parent.children.first == node
    {
      node = parent
    }
    guard let clause = node.parent else { return nil }
    switch clause.kind {
    case .initializerClause:
      guard let owner = clause.parent else { return nil }
      if let binding = PatternBinding(owner) { return binding.type.map(declaredType) }
      if let parameter = Parameter(owner) { return parameter.type.map(declaredType) }
      return nil
    case .sequenceExpression:
      let parts = Array(clause.children)
      guard parts.count == 3, parts[1].kind == .assignment, parts[2] == node else { return nil }
      return type(of: parts[0])
    case .returnStatement, .accessorBlock:
      return clause.ancestor([.patternBinding]).flatMap { PatternBinding($0)?.type }.map(
        declaredType)
    default: return nil
    }
  }

  private func call(_ node: Node) -> StaticType {
    guard let call = CallExpression(node), let callee = call.callee else { return .unknown }
    if let member = MemberExpression(callee), let base = member.base,
      ["first", "last"].contains(member.name), case .array(let element) = type(of: base)
    {
      return .optional(element)
    }
    if callee.kind == .memberExpression, let member = MemberExpression(callee),
      let base = member.base,
      ["map", "compactMap"].contains(member.name)
    {
      let sequence = type(of: base)
      guard case .array = sequence,
        let closure = call.trailingClosures.first ?? call.arguments.first?.value,
        case .function(_, let result) = type(of: closure)
      else { return .unknown }
      return .array(member.name == "compactMap" ? result.unwrapped : result)
    }
    // `Array(sequence)` and `Set(sequence)` keep the element.
    if callee.kind == .reference, ["Array", "Set"].contains(callee.text), call.arguments.count == 1,
      call.arguments[0].label == nil, let value = call.arguments[0].value
    {
      let element = type(of: value).element
      return element == .unknown ? .unknown : .array(element)
    }
    switch overloaded(callee, call) ?? type(of: callee) {
    case .metatype(.external(let name, let arguments)) where arguments.isEmpty:
      // The arguments of the call can settle generic arguments that nobody spelled.
      let settles = call.arguments.contains { argument in
        argument.value.map { type(of: $0).mentionsProject } ?? true
      }
      return settles || !call.trailingClosures.isEmpty ? .unknown : .external(name)
    case .external(let name, let arguments)
    where arguments.isEmpty && callee.kind == .memberExpression:
      // A method from outside gives back a type of the project only when it is handed one. A bare
      // name that nothing declares may stand in a file that was not read.
      let isHanded = call.arguments.contains { argument in
        argument.value.map { type(of: $0).mentionsProject } ?? true
      }
      return isHanded || !call.trailingClosures.isEmpty || callee.kind == .genericSpecialization
        ? .unknown : .external("\(name)()")
    case .metatype(let instance): return instance
    case .function(_, let result): return result
    case .optional(.function(_, let result)): return result
    case .nominal(let ids, let arguments):  // an enum case with values, or `callAsFunction`
      if ids.allSatisfy({ index[$0].kind == .enum }) { return .nominal(ids, arguments) }
      return agreed(
        ids.map { id in
          guard case .functions(let functions)? = scopes.member("callAsFunction", of: id) else {
            return .unknown
          }
          return commonResult(functions)
        })
    default: return .unknown
    }
  }

  /// Chooses among overloads by the labels of the call.
  private func overloaded(_ callee: Node, _ call: CallExpression) -> StaticType? {
    let candidates: [FunctionID]
    switch callee.kind {
    case .reference:
      guard callee.firstToken.kind.isName,
        case .functions(let found) = scopes.target(of: callee.firstToken.name, at: callee)
      else { return nil }
      candidates = found
    case .memberExpression:
      guard let member = MemberExpression(callee), let base = member.base else { return nil }
      let owner: [TypeID]
      switch type(of: base) {
      case .nominal(let ids, _), .metatype(.nominal(let ids, _)),
        .optional(.nominal(let ids, _)):
        owner = ids
      default: return nil
      }
      guard owner.count == 1, member.name != "init" else { return nil }
      candidates = scopes.functions(named: member.name, of: owner[0])
      // A property of the same name may be there, too; what is called is the function.
      if candidates.count == 1,
        case .property? = scopes.member(member.name, of: owner[0])
      {
        return .function(result: commonResult(candidates))
      }
    default: return nil
    }
    guard candidates.count > 1 else { return nil }
    let labels = call.arguments.map { $0.label ?? "_" }
    let matching = candidates.filter { id in
      let parameters = index[id].declaration.parameters
      return parameters.count >= labels.count
        && parameters.prefix(labels.count).map { $0.label ?? "_" } == labels
    }
    return .function(result: commonResult(matching.isEmpty ? candidates : matching))
  }

  private func subscripted(_ node: Node) -> StaticType {
    guard let base = node.children.first else { return .unknown }
    switch type(of: base) {
    case .array(let element):
      let argument = node.child(.argumentList)?.children(.argument).first
      if let value = argument?.children.first,
        [.sequenceExpression, .postfixExpression, .prefixExpression].contains(value.kind)
      {
        return .unknown
      }
      return element
    case .dictionary(_, let value): return .optional(value)
    case .optional(.dictionary(_, let value)): return .optional(value)
    case .optional(.array(let element)): return element
    case .nominal(let ids, _):
      return agreed(
        ids.map { id in
          guard case .functions(let functions)? = scopes.member("subscript", of: id) else {
            return .unknown
          }
          return commonResult(functions)
        })
    default: return .unknown
    }
  }

  private func specialized(_ node: Node) -> StaticType {
    guard let base = node.children.first else { return .unknown }
    let arguments =
      node.child(.genericArgumentClause)?.children(.genericArgument).map { argument in
        argument.children.first { $0.kind.isType }.map(declaredType) ?? .unknown
      } ?? []
    switch type(of: base) {
    case .metatype(.nominal(let ids, _)): return .metatype(.nominal(ids, arguments))
    case .metatype(.external("Array", _)): return .metatype(.array(arguments.first ?? .unknown))
    case .metatype(.external("Optional", _)):
      return .metatype(.optional(arguments.first ?? .unknown))
    case .metatype(.external(let name, _)): return .metatype(.external(name, arguments))
    case let other: return other
    }
  }

  private func arrayLiteral(_ node: Node) -> StaticType {
    let elements = node.children(.arrayElement).compactMap { $0.children.first }
    guard let first = elements.first.map(type(of:)) else { return .array(.unknown) }
    // `[Model]()`: a literal of one type is the type of arrays of it.
    if elements.count == 1, case .metatype(let element) = first,
      node.parent?.kind == .callExpression
    {
      return .metatype(.array(element))
    }
    return .array(agreed(elements.map(type(of:))))
  }

  private func dictionaryLiteral(_ node: Node) -> StaticType {
    let parts = node.children(.dictionaryElement).first.map { Array($0.children) } ?? []
    guard parts.count == 2 else { return .dictionary(.unknown, .unknown) }
    let key = type(of: parts[0])
    let value = type(of: parts[1])
    if case .metatype(let keys) = key, case .metatype(let values) = value {
      return .metatype(.dictionary(keys, values))
    }
    return .dictionary(key, value)
  }

  /// The value of an `if` or `switch` whose branches agree.
  private func branches(_ node: Node) -> StaticType {
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

  private func sequence(_ node: Node) -> StaticType {
    let parts = Array(node.children)
    if let ternary = parts.firstIndex(where: { $0.kind == .ternary }) {
      let first = parts[ternary].children.first
      let second = ternary + 2 == parts.count ? parts[ternary + 1] : nil
      guard let first, let second else { return .unknown }
      return agreed([type(of: first), type(of: second)])
    }
    if let cast = parts.last, cast.kind == .castOperator {
      guard let target = cast.children.first(where: { $0.kind.isType }) else { return .unknown }
      if cast.firstToken.text == "is" { return .external("Bool") }
      let type = declaredType(target)
      return cast.directTokens.contains { $0.kind == .postfixQuestion || $0.kind == .infixQuestion }
        ? .optional(type) : type
    }
    if parts.contains(where: { $0.kind == .assignment }) { return .external("Void") }
    let operators = parts.filter { $0.kind == .operatorReference }.map(\.text)
    if operators.allSatisfy({ $0 == "??" }), let last = parts.last {
      let first = type(of: parts[0]).unwrapped
      return first == .unknown ? type(of: last) : first
    }
    let comparisons: Set = ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~="]
    if operators.contains(where: comparisons.contains) { return .external("Bool") }
    return .unknown
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
    case .generic(let name, _): argument(name) ?? self
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

extension Node {
  /// Whether a type is a function type, its attributes and optionals looked through.
  fileprivate var isFunctionType: Bool {
    kind == .functionType || descendants.contains { $0.kind == .functionType }
  }
}
