import ObservifySyntax

/// Finds what stands for associated types in the conformers of their protocols.
struct WitnessSearch {
  let index: ProjectIndex
  let resolver: TypeResolver

  init(_ index: ProjectIndex, _ resolver: TypeResolver) {
    self.index = index
    self.resolver = resolver
  }

  /// Returns the name of the associated type that a constrained type means, and its protocol: `Model` or
  /// `Self.Model` in a protocol or in its extensions, and the one that a clause itself belongs to.
  func associatedType(_ type: Node) -> (name: String, owner: TypeID)? {
    var path = ProjectIndex.path(of: type)
    if path.first == "Self" { path.removeFirst() }
    guard path.count == 1, let owner = index.enclosingType(of: type),
      index[owner].kind == .protocol, !declarations(of: path[0], in: owner).isEmpty
    else { return nil }
    return (path[0], owner)
  }

  private func declarations(of name: String, in owner: TypeID) -> [Node] {
    resolver.scopes.lineage(of: owner).flatMap { index[$0].members[name] ?? [] }.compactMap {
      if case .typealias(let node) = $0, node.kind == .associatedTypeDecl { node } else { nil }
    }
  }

  /// Returns what stands for an associated type in each conformer of a protocol, the unknown at `place`
  /// where a conformer does not say it.
  ///
  /// - Complexity: O(*n*) in the number of types.
  func witnesses(of name: String, in owner: TypeID, at place: Node) -> [ArgumentSearch.Finding] {
    let byDefault = declarations(of: name, in: owner).compactMap { declaration in
      declaration.aliasTarget.map {
        ArgumentSearch.Finding(type: resolver.declaredType($0), node: $0)
      }
    }
    let requirements = requirements(naming: name, in: owner)
    return index.types.flatMap { type -> [ArgumentSearch.Finding] in
      guard type.kind != .protocol, resolver.scopes.lineage(of: type.id).contains(owner) else {
        return []
      }
      var found = named(name, in: type)
      if found.isEmpty {
        found = requirements.flatMap { types(inPlaceOf: $0, in: type.id) } + byDefault
      }
      if found.isEmpty { found = [.init(type: .unknown, node: place)] }
      return found.map { $0.type.parts.isUnknown ? .init(type: .unknown, node: place) : $0 }
    }
  }

  /// The type that a conformer gives an associated type by its name.
  private func named(_ name: String, in type: TypeSymbol) -> [ArgumentSearch.Finding] {
    if let parameter = type.declaration?.genericParameters.first(where: {
      $0.genericParameterName == name
    }) {
      return [.init(type: resolver.generic(parameter), node: parameter)]
    }
    return resolver.scopes.lineage(of: type.id).flatMap { index[$0].members[name] ?? [] }
      .compactMap { member in
        switch member {
        case .type(let id):
          index[id].declaration.map { .init(type: .nominal([id]), node: $0.node) }
        case .typealias(let alias) where alias.kind == .typealiasDecl:
          alias.aliasTarget.map { .init(type: resolver.declaredType($0), node: $0) }
        default: nil
        }
      }
  }

  /// The names of the members by which a protocol speaks of its associated type.
  private func requirements(naming associated: String, in owner: TypeID) -> Set<String> {
    var names: Set<String> = []
    for owner in resolver.scopes.lineage(of: owner) {
      guard let declaration = index[owner].declaration?.node else { continue }
      for (member, name) in zip(index[owner].members.all, index[owner].members.names) {
        let node: Node? =
          switch member {
          case .property(let id): index[id].declaration.node
          case .function(let id): index[id].declaration.node
          default: nil
          }
        guard let node, declaration.contains(node) else { continue }
        let speaks = node.descendants.contains {
          $0.kind.isType && ProjectIndex.path(of: $0).last == associated
        }
        if speaks { names.insert(name) }
      }
    }
    return names
  }

  /// The types that a conformer's members of a name are declared with; those of its properties for the
  /// memberwise initialiser of a struct.
  private func types(inPlaceOf name: String, in type: TypeID) -> [ArgumentSearch.Finding] {
    let owners = resolver.scopes.lineage(of: type).filter { index[$0].kind != .protocol }
    var memberwise: [ArgumentSearch.Finding] = []
    if name == "init", index[type].kind == .struct {
      memberwise = index[type].properties.filter { index[$0].isStored && !index[$0].isStatic }
        .map { .init(type: resolver.type(of: $0), node: index[$0].declaration.node) }
    }
    return memberwise
      + owners.flatMap { index[$0].members[name] ?? [] }.flatMap {
        member -> [ArgumentSearch.Finding] in
        switch member {
        case .property(let id):
          return [.init(type: resolver.type(of: id), node: index[id].declaration.node)]
        case .function(let id):
          let function = index[id].declaration
          let written =
            function.parameters.compactMap(\.type) + [function.resultType].compactMap(\.self)
          return written.map { .init(type: resolver.declaredType($0), node: $0) }
        default: return []
        }
      }
  }
}
