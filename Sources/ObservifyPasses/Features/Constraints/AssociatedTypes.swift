import ObservifyIndex
import ObservifySyntax

/// An associated type that asks for an `ObservableObject`.
struct AssociatedType: Hashable, Sendable {
  let name: String

  /// The protocol whose conformers are asked.
  let owner: TypeID
}

/// Associated types that ask for an `ObservableObject`: what stands for them stays.
extension Project {
  /// The associated type that a constrained type means: `Model` or `Self.Model` in a protocol or in its
  /// extensions, and the one that a clause itself belongs to.
  func associatedType(_ type: Node) -> AssociatedType? {
    var path = ProjectIndex.path(of: type)
    if path.first == "Self" { path.removeFirst() }
    guard path.count == 1, let owner = index.enclosingType(of: type) else { return nil }
    return AssociatedType(name: path[0], owner: owner)
  }

  private func declarations(of name: String, in owner: TypeID) -> [Node] {
    resolver.scopes.lineage(of: owner).flatMap { index[$0].members[name] ?? [] }.compactMap {
      if case .typealias(let node) = $0, node.kind == .associatedTypeDecl { node } else { nil }
    }
  }

  /// Keeps what stands for an associated type in the conformers of its protocol; where one does not say
  /// what that is, it may be any class.
  func keepWitnesses(
    of associated: AssociatedType, _ mention: TypeMention, into effects: inout Effects
  ) {
    var models: Set<TypeID> = []
    var isUnsure = false
    for type in index.types
    where type.kind != .protocol && resolver.scopes.lineage(of: type.id).contains(associated.owner)
    {
      let types = witnesses(of: associated, in: type)
      if types.isEmpty { isUnsure = true }
      for (witness, node) in types {
        if witness.parts.isUnknown { isUnsure = true }
        models.formUnion(witness.parts.types)
        models.formUnion(uses.parameters.models(of: witness, at: node, index, graph))
      }
    }
    let text =
      "it stands for '\(associated.name)' of '\(index[associated.owner].name)', which asks for an"
      + " 'ObservableObject'"
    keep(models, orAny: isUnsure, mention, text, into: &effects)
  }

  /// The types that a conformer has for an associated type: by its name, else in the place of what the
  /// protocol declares with it, or by default.
  private func witnesses(
    of associated: AssociatedType, in type: TypeSymbol
  ) -> [(StaticType, Node)] {
    let name = associated.name
    if let parameter = type.declaration?.genericParameters.first(where: {
      $0.genericParameterName == name
    }) {
      return [(resolver.generic(parameter), parameter)]
    }
    let named = resolver.scopes.lineage(of: type.id).flatMap { index[$0].members[name] ?? [] }
      .compactMap { member -> (StaticType, Node)? in
        switch member {
        case .type(let id): index[id].declaration.map { (.nominal([id]), $0.node) }
        case .typealias(let alias) where alias.kind == .typealiasDecl:
          alias.aliasTarget.map { (resolver.declaredType($0), $0) }
        default: nil
        }
      }
    if !named.isEmpty { return named }
    let placed = requirements(naming: associated).flatMap { types(inPlaceOf: $0, in: type.id) }
    let byDefault = declarations(of: name, in: associated.owner).compactMap { declaration in
      declaration.aliasTarget.map { (resolver.declaredType($0), $0) }
    }
    return placed + byDefault
  }

  /// The names of the members by which a protocol speaks of its associated type.
  private func requirements(naming associated: AssociatedType) -> Set<String> {
    var names: Set<String> = []
    for owner in resolver.scopes.lineage(of: associated.owner) {
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
          $0.kind.isType && ProjectIndex.path(of: $0).last == associated.name
        }
        if speaks { names.insert(name) }
      }
    }
    return names
  }

  /// The types that a conformer's members of a name are declared with; those of its properties for the
  /// memberwise initialiser of a struct.
  private func types(inPlaceOf name: String, in type: TypeID) -> [(StaticType, Node)] {
    let owners = resolver.scopes.lineage(of: type).filter { index[$0].kind != .protocol }
    var memberwise: [(StaticType, Node)] = []
    if name == "init", index[type].kind == .struct {
      memberwise = index.storedProperties(of: type).map {
        (resolver.type(of: $0), index[$0].declaration.node)
      }
    }
    return memberwise
      + owners.flatMap { index[$0].members[name] ?? [] }.flatMap {
        member -> [(StaticType, Node)] in
        switch member {
        case .property(let id): return [(resolver.type(of: id), index[id].declaration.node)]
        case .function(let id):
          let function = index[id].declaration
          let written =
            function.parameters.compactMap(\.type) + [function.resultType].compactMap(\.self)
          return written.map { (resolver.declaredType($0), $0) }
        default: return []
        }
      }
  }
}
