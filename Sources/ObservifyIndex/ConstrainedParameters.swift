package import ObservifySyntax

/// A generic parameter or an associated type that asks for an `ObservableObject`, and what the project
/// puts into it.
package struct ConstrainedParameter: Sendable {
  package let name: String

  /// The generic parameter's node; for an associated type its declaration, or the requirement of a
  /// `where` clause that asks.
  package let node: Node

  /// The type, function or protocol that has the parameter, or an extension of the protocol.
  package let owner: Node
  package let file: FileID

  /// The places that name `ObservableObject` in the parameter's constraints.
  package let mentions: [Node]

  /// Whether a typealias brings the constraint, or part of it.
  package let isAliased: Bool

  /// The models that are put in, directly or through other such parameters.
  package internal(set) var models: [TypeID] = []

  /// A place that puts in something whose type cannot be told; nil when all is known.
  package internal(set) var unknown: Node?

  /// A place that puts in an object of a type from outside the project; nil when there is none.
  package internal(set) var foreign: Node?
}

/// Every generic parameter that asks for an `ObservableObject`.
///
/// What is put into one is read from type arguments, `Card<Store>`, and from the arguments of calls,
/// `Card(model: store)`. Parameters are put into parameters: `Card(model: model)` in a view that is
/// generic itself. What stands for an associated type is read from the conformers of its protocol.
package struct ConstrainedParameters: Sendable {
  package private(set) var all: [ConstrainedParameter] = []
  private var places: [Node: Int] = [:]

  /// Finds the parameters of the project and what is put in.
  ///
  /// - Complexity: O(*n*) in the number of nodes when there is any, else in that of generic parameters.
  init(_ index: ProjectIndex, _ graph: ModelGraph, _ resolver: TypeResolver) {
    for file in index.files {
      for clause in file.tree.nodes(of: .genericParameterClause) {
        guard let owner = clause.parent else { continue }
        for node in clause.children(.genericParameter) { add(node, of: owner, file.id, resolver) }
      }
    }
    var found: [[ArgumentSearch.Finding]] = []
    if !all.isEmpty {
      var search = ArgumentSearch(index, resolver, all)
      search.run()
      found = search.found
    }
    let search = WitnessSearch(index, resolver)
    for file in index.files {
      for kind in [NodeKind.associatedTypeDecl, .requirement] {
        for node in file.tree.nodes(of: kind) { add(node, file.id, search, to: &found) }
      }
    }
    if !all.isEmpty { settle(found, index, graph) }
  }

  /// Adds an associated type that asks for an `ObservableObject` in its own clause, or in a requirement
  /// of a `where` clause, with what stands for it.
  private mutating func add(
    _ node: Node, _ file: FileID, _ search: WitnessSearch,
    to found: inout [[ArgumentSearch.Finding]]
  ) {
    var bounds: [Node] = []
    var constrained: Node?
    if node.kind == .requirement {
      let sides = node.children.filter(\.kind.isType)
      if sides.count == 2 { (constrained, bounds) = (sides[0], [sides[1]]) }
    } else {
      bounds = node.child(.inheritanceClause)?.children(.inheritedType) ?? []
    }
    bounds = bounds.flatMap { $0.kind.isType ? [$0] : $0.children.filter(\.kind.isType) }
      .flatMap(ScopeLookup.namedTypes)
    guard let (mentions, isAliased) = asked(bounds, search.resolver),
      let protocolNode = node.ancestors.first(where: \.kind.isTypeDeclaration),
      let (name, owner) = constrained.map(search.associatedType)
        ?? node.aliasName.flatMap({ name in
          search.index.enclosingType(of: node).map { (name, $0) }
        })
    else { return }
    all.append(
      ConstrainedParameter(
        name: name, node: node, owner: protocolNode, file: file, mentions: mentions,
        isAliased: isAliased))
    found.append(search.witnesses(of: name, in: owner, at: node))
  }

  private mutating func add(
    _ node: Node, of owner: Node, _ file: FileID, _ resolver: TypeResolver
  ) {
    guard let name = node.genericParameterName else { return }
    var bounds = node.children.filter(\.kind.isType).flatMap(ScopeLookup.namedTypes)
    for requirement in owner.child(.whereClause)?.children(.requirement) ?? [] {
      let sides = requirement.children.filter(\.kind.isType)
      guard sides.count == 2, ProjectIndex.path(of: sides[0]) == [name] else { continue }
      bounds += ScopeLookup.namedTypes(sides[1])
    }
    guard let (mentions, isAliased) = asked(bounds, resolver) else { return }
    places[node] = all.count
    all.append(
      ConstrainedParameter(
        name: name, node: node, owner: owner, file: file, mentions: mentions,
        isAliased: isAliased))
  }

  /// The types among constraints that name `ObservableObject`, and whether a typealias does; nil where
  /// nothing asks for it.
  private func asked(
    _ bounds: [Node], _ resolver: TypeResolver
  ) -> (mentions: [Node], isAliased: Bool)? {
    let mentions = bounds.filter(resolver.scopes.namesObservableObject)
    let isAliased = bounds.contains { bound in
      guard
        case .alias(let alias) = resolver.scopes.typeLookup(
          ProjectIndex.path(of: bound), at: bound)
      else { return false }
      return resolver.scopes.leadsToObservableObject(alias)
    }
    return mentions.isEmpty && !isAliased ? nil : (mentions, isAliased)
  }

  /// Works out the models of each parameter, those of the parameters put into it included.
  private mutating func settle(
    _ found: [[ArgumentSearch.Finding]], _ index: ProjectIndex, _ graph: ModelGraph
  ) {
    var models = [Set<TypeID>](repeating: [], count: all.count)
    var sources = [Set<Int>](repeating: [], count: all.count)
    for (place, findings) in found.enumerated() {
      for finding in findings {
        let inner = parts(of: finding.type, at: finding.node, index)
        if finding.type.unwrapped == .unknown {
          all[place].unknown = all[place].unknown ?? finding.node
        } else if inner.types.allSatisfy({ !graph.isModel($0) }), inner.parameters.isEmpty {
          all[place].foreign = all[place].foreign ?? finding.node
        }
        models[place].formUnion(inner.types.filter(graph.isModel))
        sources[place].formUnion(inner.parameters)
      }
    }
    var grew = true
    while grew {
      grew = false
      for place in all.indices {
        for source in sources[place] where source != place {
          let before = models[place].count
          models[place].formUnion(models[source])
          if models[place].count != before { grew = true }
          for (from, path) in [(source, \ConstrainedParameter.unknown), (source, \.foreign)]
          where all[place][keyPath: path] == nil {
            if let node = all[from][keyPath: path] {
              if path == \.unknown { all[place].unknown = node } else { all[place].foreign = node }
              grew = true
            }
          }
        }
      }
    }
    for place in all.indices { all[place].models = models[place].sorted() }
  }

  private func parts(
    of type: StaticType, at node: Node, _ index: ProjectIndex
  ) -> (types: [TypeID], parameters: [Int]) {
    switch type {
    case .optional(let wrapped): return parts(of: wrapped, at: node, index)
    case .nominal(let ids, _): return (ids, [])
    case .generic(let name, let bounds):
      let inner = bounds.map { parts(of: $0, at: node, index) }
      return (
        inner.flatMap(\.types), place(of: name, at: node, index).map { [$0] } ?? []
      )
    case .constrained(let bounds):
      let inner = bounds.map { parts(of: $0, at: node, index) }
      return (inner.flatMap(\.types), inner.flatMap(\.parameters))
    default: return ([], [])
    }
  }

  /// Returns the place in ``all`` of the parameter that a name means.
  private func place(of name: String, at node: Node, _ index: ProjectIndex) -> Int? {
    for scope in node.ancestors {
      let declaration =
        scope.kind == .extensionDecl
        ? index.type(of: scope).flatMap { index[$0].declaration?.node } : scope
      guard let clause = declaration?.child(.genericParameterClause) else { continue }
      let parameters = clause.children(.genericParameter)
      if let found = parameters.first(where: { $0.genericParameterName == name }) {
        return places[found]
      }
    }
    return nil
  }

  /// Returns the models that a type stands for at a place: those it names, and those that are put
  /// into a generic parameter.
  package func models(
    of type: StaticType, at node: Node, _ index: ProjectIndex, _ graph: ModelGraph
  ) -> [TypeID] {
    let inner = parts(of: type, at: node, index)
    let direct = inner.types.filter(graph.isModel)
    guard !inner.parameters.isEmpty else { return direct }
    return Set(direct + inner.parameters.flatMap { all[$0].models }).sorted()
  }

  /// Returns a generic parameter that is constrained elsewhere, with what the project puts into it.
  ///
  /// What comes through generic parameters that ask for nothing is unknown, at the parameter itself.
  package func filled(
    _ node: Node, of owner: Node, _ resolver: TypeResolver, _ graph: ModelGraph
  ) -> ConstrainedParameter {
    let index = resolver.index
    var parameter = ConstrainedParameter(
      name: node.genericParameterName ?? "", node: node, owner: owner,
      file: index.file(of: node).id,
      mentions: [], isAliased: false)
    var search = ArgumentSearch(index, resolver, [parameter])
    search.run()
    var models: Set<TypeID> = []
    for finding in search.found[0] {
      let inner = parts(of: finding.type, at: finding.node, index)
      models.formUnion(inner.types.filter(graph.isModel))
      models.formUnion(inner.parameters.flatMap { all[$0].models })
      if case .generic = finding.type.unwrapped, inner.parameters.isEmpty {
        // Its own parameter within the type says nothing new.
        if !owner.contains(finding.node),
          index.enclosingType(of: finding.node) != index.type(of: owner)
        {
          parameter.unknown = node
        }
      } else if finding.type.unwrapped == .unknown {
        parameter.unknown = parameter.unknown ?? finding.node
      }
    }
    parameter.models = models.sorted()
    return parameter
  }

  /// Returns the parameter that a mention of `ObservableObject` constrains.
  package func parameter(constrainedBy mention: Node) -> ConstrainedParameter? {
    all.first { $0.mentions.contains(mention) }
  }
}

extension ScopeLookup {
  /// Whether a written type is Combine's `ObservableObject`.
  package func namesObservableObject(_ type: Node) -> Bool {
    let path = ProjectIndex.path(of: type)
    return path.last == Vocabulary.observableObject
      && (path.count == 1 || path.count == 2 && Vocabulary.modules.contains(path[0]))
      && typeLookup(path, at: type) == .undeclared
  }

  /// Whether a typealias stands for `ObservableObject`, or for a composition with it.
  package func leadsToObservableObject(_ alias: Node, depth: Int = 8) -> Bool {
    guard depth > 0 else { return false }
    return alias.children.filter(\.kind.isType).flatMap(Self.namedTypes).contains { type in
      if namesObservableObject(type) { return true }
      guard case .alias(let next) = typeLookup(ProjectIndex.path(of: type), at: alias) else {
        return false
      }
      return leadsToObservableObject(next, depth: depth - 1)
    }
  }
}
