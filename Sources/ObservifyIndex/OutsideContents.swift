import ObservifySyntax

/// What can come out of values from outside.
///
/// Nothing from outside is of a type of the project's, unless it is generic and is given one: a member of
/// `Section<String, Item>` is made of `Item`, whatever else it is.
extension Suspects {
  /// The types of the project of which an expression can be made whose type cannot be told; nil where it
  /// does not come out of a value from outside.
  func typesGotten(from expression: Node, depth: Int = 0) -> Set<TypeID>? {
    guard depth < 16 else { return nil }
    let inner = { self.typesGotten(from: $0, depth: depth + 1) }
    switch expression.kind {
    case .reference: return typesGotten(byName: expression, depth: depth + 1)
    case .memberExpression:
      guard let member = MemberExpression(expression), let base = member.base else { return nil }
      return typesGotten(by: member.name, of: base, depth: depth + 1)
    case .subscriptExpression:
      guard let base = expression.children.first, !expression.isGivenPath else { return nil }
      return typesGotten(by: "subscript", of: base, depth: depth + 1)
    case .callExpression:
      guard let call = CallExpression(expression), call.trailingClosures.isEmpty,
        !expression.isGivenPath, let callee = call.callee
      else { return nil }
      return call.arguments.reduce(inner(callee)) { found, argument in
        guard let given = argument.value.map(resolver.type(of:)).flatMap(contents) else {
          return nil
        }
        return found?.union(given)
      }
    case .optionalChain, .forceUnwrap, .tryExpression, .awaitExpression:
      return expression.children.first { $0.kind != .unexpected }.flatMap(inner)
    default: return nil
    }
  }

  /// What a member of a value is made of, when it is none that the project declares.
  private func typesGotten(by name: String, of base: Node, depth: Int) -> Set<TypeID>? {
    guard let added = typesAdded(under: name) else { return nil }
    let type = resolver.type(of: base).unwrapped
    switch type {
    case .external(_, let arguments) where !arguments.isEmpty:
      return contents(of: type).map(added.union)
    case .array, .dictionary: return contents(of: type).map(added.union)
    case .nominal(let ids, let arguments):
      return ids.reduce(added) { found, type in
        typesInherited(by: name, of: type, arguments).flatMap { found?.union($0) }
      }
    case .unknown:
      let found = typesGotten(from: base, depth: depth)
      let isOwn =
        found?.contains { type in
          resolver.scopes.lineage(of: type).contains { index[$0].members[name] != nil }
        } ?? true
      return isOwn ? nil : found?.union(added)
    default: return nil
    }
  }

  /// What a member of a type is made of that it has from outside: of what it gives to its superclass, and
  /// of what protocols may ask it for.
  private func typesInherited(
    by name: String, of type: TypeID, _ arguments: [StaticType]
  ) -> Set<TypeID>? {
    guard resolver.scopes.member(name, of: type) == nil, resolver.hasOutsideSuperclass(type) else {
      return nil
    }
    return resolver.givenOutside(by: type, arguments).reduce([]) { found, given in
      contents(of: given).flatMap { found?.union($0) }
    }
  }

  /// What members are made of that the project adds to types from outside; nil where that cannot be told.
  private func typesAdded(under name: String) -> Set<TypeID>? {
    guard index.outsideMemberNames.contains(name) else { return [] }
    var found: Set<TypeID>? = nil
    for member in index.externalTypes.values.flatMap({ index[$0].members[name] ?? [] }) {
      let type: StaticType
      switch member {
      case .property(let id): type = resolver.type(of: id)
      case .function(let id): type = resolver.resultType(of: id)
      default: return nil
      }
      guard let types = contents(of: type) else { return nil }
      found = (found ?? []).union(types)
    }
    return found
  }

  /// What a variable is made of, by the value that it begins with, or that a loop or a closure is given.
  private func typesGotten(byName reference: Node, depth: Int) -> Set<TypeID>? {
    let token = reference.firstToken
    if token.kind == .dollarIdentifier {
      guard Int(token.text.dropFirst()) != nil else { return nil }
      return reference.ancestor([.closureExpression]).flatMap { typesGiven(to: $0, depth: depth) }
    }
    let local: LocalDeclaration
    switch resolver.scopes.target(of: token.name, at: reference) {
    case .local(let declaration): local = declaration
    case .undeclared, .type(.undeclared):
      guard case .nominal(let ids, let arguments) = resolver.selfType(at: reference),
        let added = typesAdded(under: token.name)
      else { return nil }
      return typesInherited(by: token.name, of: ids[0], arguments).map(added.union)
    default: return nil
    }
    switch local.form {
    case .variable(let binding):
      return binding.initialValue.flatMap { typesGotten(from: $0, depth: depth) }
    case .closureParameter(let closure, _): return typesGiven(to: closure, depth: depth)
    case .optionalBinding:
      return local.node.child(.initializerClause)?.children.first.flatMap {
        typesGotten(from: $0, depth: depth)
      }
    case .loop:
      guard let pattern = local.node.children.first(where: { $0.kind.isPattern }),
        let sequence = local.node.children.first(where: {
          $0.index > pattern.index && !pattern.contains($0) && $0.kind != .unexpected
        })
      else { return nil }
      return typesGotten(by: "makeIterator", of: sequence, depth: depth)
    default: return nil
    }
  }

  /// What a function from outside can give to a closure: what its value and its other arguments are made
  /// of.
  private func typesGiven(to closure: Node, depth: Int) -> Set<TypeID>? {
    guard let node = closure.ancestor([.callExpression]), let call = CallExpression(node),
      let callee = MemberExpression(call.callee), let base = callee.base
    else { return nil }
    let others = (call.arguments.compactMap(\.value) + call.trailingClosures)
      .filter { $0 != closure }
    return others.reduce(typesGotten(by: callee.name, of: base, depth: depth)) { found, value in
      contents(of: resolver.type(of: value)).flatMap { found?.union($0) }
    }
  }
}

extension Node {
  /// Whether a call or a subscript is given a key path, which may lead to whatever what it begins at has.
  fileprivate var isGivenPath: Bool {
    child(.argumentList)?.descendants.contains { $0.kind == .keyPathExpression } == true
  }
}
