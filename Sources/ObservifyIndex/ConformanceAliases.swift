package import ObservifySyntax

/// A typealias that stands for `ObservableObject`, or for a composition with it.
package struct ConformanceAlias: Sendable {
  /// The declaration.
  package let node: Node
  package let name: String
  package let file: FileID

  /// The places in it that name `ObservableObject`.
  package let mentions: [Node]

  /// The models that conform through it or are put into generic parameters that it constrains.
  package let models: [TypeID]

  /// The places that use it in another way, as a type for example, and its declaration where that
  /// cannot be followed.
  package let others: [Node]
}

/// Every typealias of the project that leads to `ObservableObject`, with what uses it.
package struct ConformanceAliases: Sendable {
  package private(set) var all: [ConformanceAlias] = []

  init(
    _ index: ProjectIndex, _ graph: ModelGraph, _ scopes: ScopeLookup,
    _ parameters: ConstrainedParameters
  ) {
    for file in index.files {
      for node in file.tree.nodes(of: .typealiasDecl) where scopes.leadsToObservableObject(node) {
        add(node, file.id, index, graph, scopes, parameters)
      }
    }
  }

  private mutating func add(
    _ node: Node, _ file: FileID, _ index: ProjectIndex, _ graph: ModelGraph,
    _ scopes: ScopeLookup, _ parameters: ConstrainedParameters
  ) {
    guard let name = node.aliasName else { return }
    let mentions = node.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes)
      .filter(scopes.namesObservableObject)
    var models: Set<TypeID> = []
    var others: [Node] = []
    // Through another typealias, or as a type with parameters of its own, it is nobody's to follow.
    if mentions.isEmpty || node.child(.genericParameterClause) != nil { others = [node] }
    for file in index.files {
      for position in file.tree.nodes.kinds.indices {
        let kind = file.tree.nodes.kinds[position]
        guard kind == .namedType || kind == .memberType || kind == .reference else { continue }
        let use = Node(tree: file.tree, index: position)
        guard Self.name(of: use) == name, use.parent?.kind != .memberType else { continue }
        guard kind != .reference,
          case .alias(node) = scopes.typeLookup(
            ProjectIndex.path(of: use), at: use)
        else {
          if kind == .reference, case .type(.alias(node)) = scopes.target(of: name, at: use) {
            others.append(use)
          }
          continue
        }
        switch use.constrained {
        case .supertype(let declaration):
          guard let type = index.type(of: declaration), graph.isModel(type) else { continue }
          models.insert(type)
        case .parameter(let parameter):
          if let found = parameters.all.first(where: { $0.node == parameter }) {
            models.formUnion(found.models)
          } else {
            others.append(use)
          }
        case nil: others.append(use)
        }
      }
    }
    all.append(
      ConformanceAlias(
        node: node, name: name, file: file, mentions: mentions, models: models.sorted(),
        others: others))
  }

  private static func name(of use: Node) -> String? {
    use.kind == .reference ? use.firstToken.name : ProjectIndex.path(of: use).last
  }

  /// Returns the typealias of a declaration.
  package func alias(_ node: Node) -> ConformanceAlias? { all.first { $0.node == node } }
}

/// What a written type says about something.
private enum Constrained {
  /// That the type of a declaration has it as a supertype.
  case supertype(Node)
  /// That a generic parameter or an associated type has to be it.
  case parameter(Node)
}

extension Node {
  /// What a written type in a list of supertypes, or in a generic constraint, is about.
  fileprivate var constrained: Constrained? {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .compositionType, .memberType: continue
      case .inheritedType:
        guard let declaration = ancestor.parent?.parent else { return nil }
        if declaration.kind == .associatedTypeDecl { return .parameter(declaration) }
        return declaration.kind.isTypeDeclaration ? .supertype(declaration) : nil
      case .genericParameter: return .parameter(ancestor)
      case .requirement:
        guard let left = ancestor.children.first(where: { $0.kind.isType }), left != self,
          let name = ProjectIndex.path(of: left).last,
          let owner = ancestor.parent?.parent, owner.kind != .extensionDecl,
          let parameter = owner.child(.genericParameterClause)?.children(.genericParameter)
            .first(where: { $0.genericParameterName == name })
        else { return nil }
        return .parameter(parameter)
      default: return nil
      }
    }
    return nil
  }
}
