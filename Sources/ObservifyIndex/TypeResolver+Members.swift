package import ObservifySyntax

/// The types of members and of what calls give back.
extension TypeResolver {
  func memberExpression(_ node: Node) -> StaticType {
    guard let member = MemberExpression(node) else { return .unknown }
    guard let base = member.base else { return implicitMember(node) }
    let baseType = type(of: base)
    if member.name == "self" {
      return baseType
    }
    if let token = member.nameToken, token.kind == .dollarIdentifier {
      return memberPublisher(String(token.text.dropFirst()), of: baseType)
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
      if ids.count == 1,
        let found = synthesizedMember(name, of: ids[0], .nominal(ids, arguments))
      {
        return found
      }
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
    case .array, .dictionary: return toldMember(name, of: base, at: node) ?? .unknown
    case .external(let outside, let arguments):
      if let told = toldMember(name, of: base, at: node) { return told }
      if let id = index.externalTypes[outside], scopes.member(name, of: id) != nil {
        return member(name, of: id, arguments: [], onType: false)
      }
      // The type is known by its spelling alone, so an extension of any type from outside may be
      // what declares the member.
      if index.outsideMemberNames.contains(name) { return .unknown }
      // A property of a type from outside has a type from outside, unless generics bring one in.
      return arguments.isEmpty ? .external("\(outside).\(name)") : .unknown
    case .function, .metatype, .unknown: return .unknown
    }
  }

  func nestedExternal(_ outside: String, _ name: String) -> TypeID? {
    guard let id = index.externalTypes[outside] else { return nil }
    return index[id].members[name]?.lazy.compactMap { member in
      if case .type(let nested) = member { nested } else { nil }
    }.first
  }

  func boundMember(_ name: String, of bounds: [StaticType], onType: Bool) -> StaticType {
    for bound in bounds {
      for id in bound.declaredTypes {
        let found = member(name, of: id, arguments: [], onType: onType)
        if found != .unknown { return found }
      }
    }
    return .unknown
  }

  func member(
    _ name: String, of type: TypeID, arguments: [StaticType], onType: Bool
  ) -> StaticType {
    guard let target = scopes.member(name, of: type) else {
      let symbol = index[type]
      // An enum, struct or class of the project has no members but those that are read here and
      // those that it inherits from outside.
      if symbol.kind == .external { return .external("\(symbol.name).\(name)") }
      return onType ? .unknown : substituted(hostedMember(name, of: type), type, arguments)
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
  func substituted(
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

  /// What several candidates agree on; types of one name, as `#if` may declare them, count as one that
  /// cannot be told from the other.
  func agreed(_ types: [StaticType]) -> StaticType {
    guard let first = types.first else { return .unknown }
    if types.allSatisfy({ $0 == first }) { return first }
    guard case .nominal(_, let arguments) = first else { return .unknown }
    var all: Set<TypeID> = []
    for type in types {
      guard case .nominal(let ids, arguments) = type else { return .unknown }
      all.formUnion(ids)
    }
    let names = Set(all.map { index[$0].qualifiedName })
    return names.count == 1 ? .nominal(all.sorted(), arguments) : .unknown
  }

  func commonResult(_ functions: [FunctionID]) -> StaticType {
    agreed(functions.map(resultType(of:)))
  }

  /// `.shared`, `.init()`: the type comes from where the expression stands.
  func implicitMember(_ node: Node) -> StaticType {
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

  func call(_ node: Node) -> StaticType {
    guard let call = CallExpression(node), let callee = call.callee else { return .unknown }
    if let result = toldResult(of: call, callee) { return result }
    if let result = genericResult(callee, call) { return result }
    switch overloaded(callee, call) ?? type(of: callee) {
    case .metatype(.external(let name, let arguments)) where arguments.isEmpty:
      // The arguments of the call can settle generic arguments that nobody spelled.
      return isHandedProjectTypes(call) || !call.trailingClosures.isEmpty
        ? .unknown : .external(name)
    case .external(let name, let arguments)
    where arguments.isEmpty && callee.kind == .memberExpression:
      // A method from outside gives back a type of the project only when it is handed one. A bare
      // name that nothing declares may stand in a file that was not read.
      return isHandedProjectTypes(call) || !call.trailingClosures.isEmpty
        || callee.kind == .genericSpecialization
        ? .unknown : .external("\(name)()")
    case .metatype(.nominal(let ids, _)) where ids.allSatisfy({ index[$0].kind == .protocol }):
      // A protocol makes nothing: the name is that of a nearer type, from outside the project.
      return .external(callee.mentionedLastName)
    case .metatype(.nominal(let ids, let arguments)) where arguments.isEmpty && ids.count == 1:
      return .nominal(ids, genericArguments(of: ids[0], call))
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

  /// Whether the arguments of a call from outside may bring in a type of the project.
  ///
  /// A bare `nil` or `.name` takes its type from the parameter and settles no generic argument,
  /// unless the project gives a type from outside a member of that name, whose extension may.
  private func isHandedProjectTypes(_ call: CallExpression) -> Bool {
    call.arguments.contains { argument in
      guard let value = argument.value else { return true }
      if value.kind == .literal, value.firstToken.kind == .nilKeyword { return false }
      if let member = MemberExpression(value), member.base == nil,
        !index.outsideMemberNames.contains(member.name)
      {
        return false
      }
      return type(of: value).mentionsProject
    }
  }

  /// What a closure or a key path makes of a value.
  func transformed(_ value: StaticType, by transform: Node) -> StaticType? {
    if transform.kind == .keyPathExpression { return self.value(at: transform, of: value) }
    guard case .function(_, let result) = type(of: transform) else { return nil }
    return result
  }

  /// Chooses among overloads by the labels of the call.
  func overloaded(_ callee: Node, _ call: CallExpression) -> StaticType? {
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
}

extension Node {
  /// The last name of an expression that names a type: `Model` of `Model` and of `Module.Model`.
  fileprivate var mentionedLastName: String {
    MemberExpression(self)?.name ?? firstToken.name
  }
}
