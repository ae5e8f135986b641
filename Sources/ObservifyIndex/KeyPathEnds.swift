package import ObservifySyntax

/// Where key paths lead whose roots are not spelled.
extension Suspects {
  /// The types that an expression can be of which is made with key paths alone: `values[\.store]`,
  /// `resolve(\.store)`; nil for any other, and where that cannot be told.
  package func typesNamed(byKeyPathsIn expression: Node) -> Set<TypeID>? {
    let arguments = expression.child(.argumentList)?.children(.argument).compactMap(Argument.init)
    return endTypes(of: arguments?.compactMap(\.value) ?? [], from: index.types.map(\.id))
  }

  /// What the properties are made of that a key path can lead to, from some types where its root is not
  /// spelled; nil where that cannot be told.
  ///
  /// A step that no type of the project declares gives what the type before it is made of.
  package func endTypes(of paths: [Node], from roots: [TypeID]) -> Set<TypeID>? {
    guard paths.count == 1, paths[0].kind == .keyPathExpression,
      let name = paths[0].keyPathNames.first, name != "self"
    else { return nil }
    let root = paths[0].children.first { $0.kind.isType }
    let spelled = root.map { resolver.declaredType($0).declaredTypes } ?? []
    var found: Set<TypeID> = []
    var owners = spelled.isEmpty ? roots : spelled.flatMap(resolver.scopes.lineage(of:))
    for name in paths[0].keyPathNames {
      for case .property(let id) in owners.flatMap({ index[$0].members[name] ?? [] }) {
        let type = resolver.type(of: id)
        // A property with such a key path says nothing new.
        if type == .unknown, leadsOn(id, by: paths[0].keyPathNames) { continue }
        // Anything may be put into a parameter without bounds.
        if case .generic(_, let bounds) = type.unwrapped, bounds.isEmpty { return nil }
        guard let types = contents(of: type) else { return nil }
        found.formUnion(types)
      }
      owners = index.types.map(\.id)
    }
    return found
  }

  private func leadsOn(_ property: PropertyID, by names: [String]) -> Bool {
    let value = index[property].binding.initialValue
    let arguments = value?.child(.argumentList)?.children(.argument).compactMap(Argument.init) ?? []
    return (arguments.map(\.value) + index[property].attributes.flatMap(\.arguments).map(\.value))
      .contains { $0?.keyPathNames == names }
  }

  /// The types of which a type is made, and those that a protocol from outside may get out of them; nil
  /// where one cannot be told.
  package func contents(of type: StaticType) -> Set<TypeID>? {
    let parts = type.parts
    // What fills a generic parameter is as its bounds say, and a protocol may ask it for types.
    guard !parts.isUnknown, parts.bounds.allSatisfy(Vocabulary.memberlessSupertypes.contains) else {
      return nil
    }
    var found = Set(parts.types)
    for type in parts.types where !graph.isModel(type) && adoptsFromOutside(type) {
      guard let types = memberTypes(of: type) else { return nil }
      found.formUnion(types)
    }
    return found
  }

  /// The types that the members are made of which a protocol may ask a type for.
  private func memberTypes(of type: TypeID) -> Set<TypeID>? {
    var found: Set<TypeID> = []
    for member in resolver.scopes.lineage(of: type).flatMap({ index[$0].members.all }) {
      var types: [StaticType] = []
      switch member {
      case .property(let id):
        // What is private meets no requirement of a protocol from outside.
        if index[id].isPrivate { continue }
        types = [resolver.type(of: id)]
      case .function(let id):
        let function = index[id].declaration
        if function.node.isPrivate { continue }
        types = (function.parameters.compactMap(\.type) + [function.resultType].compactMap(\.self))
          .map(resolver.declaredType)
      case .typealias(let alias):
        types = alias.aliasTarget.map { [resolver.declaredType($0)] } ?? []
      case .type(let id): types = [.nominal([id])]
      case .enumCase: continue
      }
      if types.contains(where: \.parts.isUnknown) { return nil }
      found.formUnion(types.flatMap(\.parts.types))
    }
    return found
  }

  /// Whether a type adopts protocols from outside that may ask for types.
  private func adoptsFromOutside(_ type: TypeID) -> Bool {
    resolver.scopes.lineage(of: type).contains { owner in
      (graph.externalSupertypes[owner] ?? []).contains {
        !Vocabulary.memberlessSupertypes.contains($0)
      }
    }
  }
}
