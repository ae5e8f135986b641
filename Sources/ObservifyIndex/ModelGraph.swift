package import ObservifySyntax

/// The types of the project that are observable objects.
///
/// A class is one when it, a superclass, or a protocol it conforms to names `ObservableObject`, in
/// the declaration, in an extension, or through a typealias. Protocols that refine
/// `ObservableObject` are members of the graph like classes; so are classes whose migration somebody
/// has begun, and base classes that publish: Combine looks through superclasses, so that the objects
/// below announce what those publish.
package struct ModelGraph: Sendable {
  /// A place where a type's list of supertypes makes it an observable object by itself.
  package struct Conformance: Sendable {
    /// The element of the list.
    package let element: Node

    /// The declaration or extension that the list belongs to.
    package let declaration: TypeDeclaration

    /// The name within the element: the whole type, or a part of a composition; nil when a typealias
    /// brings the conformance.
    package let name: Node?

    /// The typealias in the list that brings the conformance.
    package var alias: Node?
  }

  /// Every observable class and protocol, in order of declaration.
  package private(set) var models: [TypeID] = []

  private var modelSet: Set<TypeID> = []

  /// The classes that have the macro and no longer conform, and that wrappers hold as objects all the
  /// same: until these are changed, too, the project does not compile.
  package private(set) var begun: Set<TypeID> = []

  /// The structs, enums and actors that claim to be observable objects.
  package private(set) var impostors: [TypeID] = []

  /// Where each type says `ObservableObject` itself.
  package private(set) var conformances: [TypeID: [Conformance]] = [:]

  /// The names of supertypes from outside the project, `ObservableObject` and modules left out.
  package private(set) var externalSupertypes: [TypeID: [String]] = [:]

  /// Each model with a supertype that is one, too.
  package private(set) var inheritance: [(heir: TypeID, base: TypeID)] = []

  /// Models of one name that some target compiles, as `#if` branches declare them.
  package private(set) var alternatives: [(TypeID, TypeID)] = []

  /// Finds the models of a project.
  ///
  /// - Complexity: O(types × depth of inheritance).
  package init(_ index: ProjectIndex) {
    let scopes = ScopeLookup(index)
    for type in index.types {
      for declaration in [type.declaration].compactMap(\.self) + type.extensions.map(\.declaration)
      {
        for element in declaration.inheritedTypes { add(element, of: type.id, declaration, scopes) }
      }
    }
    var observable = Set(
      index.types.map(\.id).filter { type in
        scopes.lineage(of: type).contains { conformances[$0] != nil }
      })
    for type in observable {
      let bases = scopes.lineage(of: type).dropFirst().filter { index[$0].kind == .class }
      let last = bases.lastIndex { base in
        index[base].properties.contains { index[$0].published != nil }
      }
      observable.formUnion(last.map { bases[...$0] } ?? [])
    }
    begun = begun(index, scopes).subtracting(observable)
    observable.formUnion(begun)
    for type in index.types where observable.contains(type.id) {
      switch type.kind {
      case .class, .protocol: models.append(type.id)
      case .struct, .enum, .actor: impostors.append(type.id)
      case .external: break
      }
    }
    modelSet = Set(models)
    let members = modelSet
    for model in models {
      for parent in index.supertypes(of: model) where members.contains(parent) {
        inheritance.append((model, parent))
      }
    }
    findAlternatives(index)
  }

  /// The classes with the macro that an object wrapper names, and that inherit from nothing which may
  /// conform for them.
  private func begun(_ index: ProjectIndex, _ scopes: ScopeLookup) -> Set<TypeID> {
    let candidates = Set(
      index.types.filter { $0.kind == .class && $0.isObservable }.map(\.name))
    guard !candidates.isEmpty else { return [] }
    var found: Set<TypeID> = []
    for node in index.files.flatMap({ $0.tree.nodes(of: .variableDecl) })
    where node.attributes.contains(where: {
      Vocabulary.objectWrappers.contains($0.name)
        && scopes.typeLookup([$0.name], at: node) == .undeclared
    }) {
      for binding in VariableDeclaration(node)?.bindings ?? [] {
        let callee = CallExpression(binding.initialValue)?.callee
        let path = binding.type.map { ProjectIndex.path(of: $0) } ?? callee.map { [$0.text] } ?? []
        guard let name = path.last, candidates.contains(name),
          case .declared(let ids) = scopes.typeLookup(path, at: node)
        else { continue }
        found.formUnion(ids.filter { index[$0].isObservable })
      }
    }
    return found.filter { type in
      outsideSupertypes(of: type, scopes).allSatisfy(Vocabulary.plainSupertypes.contains)
    }
  }

  /// Returns the names of what a type inherits from outside, itself or by what it inherits from.
  package func outsideSupertypes(of type: TypeID, _ scopes: ScopeLookup) -> [String] {
    scopes.lineage(of: type).flatMap { externalSupertypes[$0] ?? [] }
  }

  private mutating func findAlternatives(_ index: ProjectIndex) {
    for models in Dictionary(grouping: models, by: { index[$0].qualifiedName }).values {
      for (place, model) in models.enumerated() {
        for other in models[..<place] {
          let first = index[index[other].file]
          let second = index[index[model].file]
          let isHidden = index.isFileScoped(model) || index.isFileScoped(other)
          guard first.id == second.id || !isHidden && index.shareTarget(first, second) else {
            continue
          }
          alternatives.append((other, model))
          break
        }
      }
    }
  }

  private mutating func add(
    _ element: Node, of type: TypeID, _ declaration: TypeDeclaration, _ scopes: ScopeLookup
  ) {
    for found in scopes.supertypes(in: element) where found.declared.isEmpty {
      if scopes.namesObservableObject(found.node) {
        conformances[type, default: []].append(
          Conformance(
            element: element, declaration: declaration,
            name: found.alias == nil ? found.node : nil, alias: found.alias))
      } else {
        externalSupertypes[type, default: []] += ProjectIndex.path(of: found.node).suffix(1)
      }
    }
  }

  /// Returns the graph without types that have been migrated already, below a base class that stays.
  ///
  /// - Complexity: O(models).
  package func without(_ migrated: Set<TypeID>) -> ModelGraph {
    var graph = self
    graph.models.removeAll(where: migrated.contains)
    graph.modelSet.subtract(migrated)
    return graph
  }

  /// Returns whether a type is an observable object of the project.
  package func isModel(_ type: TypeID) -> Bool { modelSet.contains(type) }
}
