import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What stands in a class's own declaration against its migration, its properties aside.
extension Project {
  /// Keeps a class for what its declaration says; returns whether its properties count as well.
  func keepByDeclaration(
    _ symbol: TypeSymbol, _ node: Node, into effects: inout Effects
  ) -> Bool {
    keepIndirect(symbol, node, into: &effects)
    guard symbol.kind == .class else {
      keepHidden(symbol, into: &effects)
      return false
    }
    keepPrivate(symbol, node, into: &effects)
    keepNested(symbol, node, into: &effects)
    keepBelowOthers(symbol, node, into: &effects)
    keepLocal(symbol, node, into: &effects)
    if let attribute = node.attribute("Observable") {
      // Below a base class that stayed, there is nothing left to do.
      if isHeldAsObject(symbol.id) { keepHybrid(symbol.id, attribute, into: &effects) }
      return symbol.properties.contains { index[$0].isPublishedInVain }
    }
    keepFrameworks(symbol, node, into: &effects)
    keepAttachedMacros(symbol, node, into: &effects)
    keepByRequirements(symbol, into: &effects)
    keepHiddenExtension(symbol, node, into: &effects)
    keepShadowed(symbol, node, into: &effects)
    keepByHiddenFunctions(symbol, into: &effects)
    return true
  }

  /// A conformance that is not spelled as a plain `ObservableObject`.
  private func keepIndirect(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    for conformance in graph.conformances[model] ?? [] {
      let isConditional =
        conformance.declaration.whereClause != nil
        && conformance.declaration.node.kind == .extensionDecl
      let isAliased =
        conformance.name == nil && conformance.alias.flatMap(uses.aliases.alias) == nil
      if isAliased || isConditional {
        let file = index.file(of: conformance.element).id
        let spelling = conformance.element.text.trimmingComma
        effects.keep(
          [model], .indirectConformance, at: conformance.element, in: file,
          isConditional
            ? "it conforms in an extension with conditions"
            : "its conformance comes from '\(spelling)'")
      }
    }
  }

  /// A protocol that would have to name `Observable`, and would find another type.
  private func keepHidden(_ symbol: TypeSymbol, into effects: inout Effects) {
    let model = symbol.id
    for conformance in graph.conformances[model] ?? [] where conformance.alias == nil {
      keepByHiddenObservable(
        [model], [conformance.element], index.file(of: conformance.element).id,
        into: &effects)
    }
  }

  /// A class that the macro's extension, at the level of the file, cannot name, where wider access would let
  /// others see what is `private`.
  private func keepPrivate(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    for scope in index.privateScopes(of: symbol.id).map({ index[$0] }) {
      guard let outer = scope.parent, index[outer].kind == .class,
        index.types.contains(where: { $0.name == scope.name && $0.id != scope.id })
      else { continue }
      // A class that inherits from the outer one comes to see it.
      let name = scope.id == symbol.id ? "it" : "'\(scope.name)' around it"
      effects.keep(
        [symbol.id], .privateNested, at: node, in: symbol.file,
        "\(name) is 'private' inside a class, and another type has its name")
    }
  }

  /// A class inside its own base class.
  private func keepNested(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    let lineage = Set(resolver.scopes.lineage(of: model).dropFirst())
    if let outer = index.enclosingType(of: node), lineage.contains(outer) {
      effects.keep(
        [model], .nestedInBase, at: node, in: symbol.file,
        "it is declared inside its base class '\(index[outer].name)'")
    }
  }

  /// A class below one that may be observable.
  private func keepBelowOthers(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    if let base = unknownBase(of: model) {
      effects.keep(
        [model], .externalBase, at: node, in: symbol.file,
        "its base class '\(base)' is not part of the project and may be observable itself")
    }
  }

  /// A class inside a function.
  ///
  /// The macro declares an extension. A class that announces nothing needs no macro.
  private func keepLocal(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    guard symbol.isLocal else { return }
    guard announcesNothing(symbol) else {
      effects.keep(
        [model], .localClass, at: node, in: symbol.file, "it is declared inside a function")
      return
    }
    for conformance in graph.conformances[model] ?? [] {
      keepByHiddenObservable(
        [model], [conformance.element], index.file(of: conformance.element).id, into: &effects)
    }
  }

  /// Whether nothing tells of a change of a class's own variables.
  ///
  /// None is wrapped, and nothing uses its publisher, or that of a protocol that it has. What a base class
  /// announces showed them anew as well.
  private func announcesNothing(_ symbol: TypeSymbol) -> Bool {
    let lineage = resolver.scopes.lineage(of: symbol.id)
    let inherits = lineage.dropFirst().contains {
      graph.isModel($0) && index[$0].kind == .class
    }
    return !uses.willChanges.contains { $0.models.contains(where: lineage.contains) }
      && symbol.properties.map { index[$0] }.allSatisfy { property in
        let isPlain = property.attributes.allSatisfy {
          Vocabulary.plainAttributes.contains($0.name)
        }
        return isPlain && !(inherits && property.isStored && !property.isLet && !property.isStatic)
      }
  }

  /// A class that a framework makes observable.
  private func keepFrameworks(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    if let attribute = node.attribute("Model") {
      effects.keep(
        [model], .externalBase, at: attribute.node, in: symbol.file,
        "it is a '@Model', which is observable already")
    }
    for name in outsideSupertypes(of: model).unique
    where Vocabulary.frameworkObservableObjects.contains(name) {
      effects.keep([model], .externalBase, at: node, in: symbol.file, "it inherits from '\(name)'")
    }
  }

  /// A class in whose scope the names of the expansion mean something else.
  private func keepShadowed(_ symbol: TypeSymbol, _ node: Node, into effects: inout Effects) {
    let model = symbol.id
    let hidesObservation = resolver.scopes.lineage(of: model).contains {
      // What the expansion spells, found inside the class first.
      let members = index[$0].members
      return ["Observation", "KeyPath", "Bool"].contains { members[$0] != nil }
    }
    if hidesObservation
      || resolver.scopes.isTaken("Observation", at: node)
        && ModuleNamesake(of: symbol, index, graph) == nil
    {
      effects.keep(
        [model], .shadowedObservation, at: node, in: symbol.file,
        "a type called 'Observation', 'KeyPath' or 'Bool' is in scope")
    }
    if case .declared(let ids) = resolver.scopes.typeLookup(["Observable"], at: node),
      ids.contains(where: { index[$0].declaration?.node.attribute("propertyWrapper") != nil })
    {
      effects.keep(
        [model], .shadowedObservation, at: node, in: symbol.file,
        "a wrapper called 'Observable' is in scope")
    }
  }

  /// A class whose code calls a function of a file or a library by the name of a member that the macro adds; or that
  /// has a function which the macro's code would call for its own.
  private func keepByHiddenFunctions(_ symbol: TypeSymbol, into effects: inout Effects) {
    let added = ["access", "shouldNotifyObservers", "withMutation"]
    for place in projectMentions.places(of: added) where place.kind == .reference {
      guard namesNoMember(place), resolver.scopes.isInside(place, symbol.id) else { continue }
      effects.keep(
        [symbol.id], .hiddenFunction, at: place, in: index.file(of: place).id,
        "the macro adds a member '\(place.text)', which hides the function that it calls")
    }
    for owner in resolver.scopes.lineage(of: symbol.id) {
      for function in index[owner].functions.map({ index[$0] })
      where function.name == "access" && function.labels == ["keyPath"]
        || function.name == "shouldNotifyObservers" && function.labels == [nil, nil]
      {
        effects.keep(
          [symbol.id], .hiddenFunction, at: function.declaration.node, in: function.file,
          "the macro's code would call its '\(function.name)' for the macro's own")
      }
    }
  }

  private func namesNoMember(_ name: Node) -> Bool {
    switch resolver.scopes.target(of: name.firstToken.name, at: name) {
    case .local: false
    case .property(let id): index[id].owner == nil
    case .functions(let ids): ids.allSatisfy { index[$0].owner == nil }
    default: true
    }
  }

  /// A macro of a package, or of the project, can declare members that no file shows.
  private func keepAttachedMacros(
    _ symbol: TypeSymbol, _ node: Node, into effects: inout Effects
  ) {
    for attribute in node.attributes
    where resolver.scopes.mayBeMacro(attribute) {
      effects.keep(
        [symbol.id], .attachedMacro, at: attribute.node, in: symbol.file,
        "the macro '@\(attribute.name)' is attached to it")
    }
  }

  /// What goes with the conformance: the protocol's associated type, where it is not Combine's, and the
  /// publisher that another protocol asks for.
  private func keepByRequirements(_ symbol: TypeSymbol, into effects: inout Effects) {
    let declared = resolver.scopes.lineage(of: symbol.id)
      .flatMap { index[$0].members[Vocabulary.willChange] ?? [] }
    let requirement = declared.compactMap { member -> PropertySymbol? in
      guard case .property(let id) = member, let owner = index[id].owner else { return nil }
      return index[owner].kind == .protocol && !index[id].isInExtension ? index[id] : nil
    }.first
    if !declared.isEmpty, let named = symbol.associatedPublishers(index).first {
      effects.keep(
        [symbol.id], .willChangeOutside, at: named, in: index.file(of: named).id,
        "its '\(TypeSymbol.associatedPublisher)' comes with the conformance")
    }
    if let requirement, let owner = requirement.owner {
      effects.keep(
        [symbol.id], .willChangeOutside, at: requirement.declaration.node, in: requirement.file,
        "'\(index[owner].name)' requires its '\(Vocabulary.willChange)'")
    }
  }

  /// The macro puts what it declares behind a copy of `@available`, on the line of a comment there.
  private func keepHiddenExtension(
    _ symbol: TypeSymbol, _ node: Node, into effects: inout Effects
  ) {
    for attribute in node.attributes where attribute.name == "available" {
      let source = node.tree.source
      let end = attribute.node.range.upperBound
      let next = ByteOffset(node.tree.tokens.starts[attribute.node.tokenIndices.upperBound])
      guard source.string(in: end..<next).firstLine.contains("//") else { continue }
      effects.keep(
        [symbol.id], .hiddenExtension, at: attribute.node, in: symbol.file,
        "a comment stands behind '@available' on its line")
    }
  }

  /// Whether a class is an `ObservableObject` by more than inheriting from one.
  private func isHeldAsObject(_ model: TypeID) -> Bool {
    graph.conformances[model] != nil || isHeldByView(model)
      || uses.parameters.all.contains { $0.models.contains(model) }
  }

  /// A base class from outside, when the class does not say `ObservableObject` itself.
  ///
  /// If it does, its base class cannot: the compiler refuses a redundant conformance.
  private func unknownBase(of model: TypeID) -> String? {
    let classes = resolver.scopes.lineage(of: model).filter { index[$0].kind == .class }
    guard classes.allSatisfy({ graph.conformances[$0] == nil }) else { return nil }
    return classes.lazy.compactMap(outsideBase).first
  }

  /// The first type that a class inherits from, where that comes from outside and may be a class.
  private func outsideBase(of type: TypeID) -> String? {
    guard
      let first = index[type].declaration?.inheritedTypes.first?.children.first(where: {
        $0.kind.isType
      }), let name = ProjectIndex.path(of: first).last,
      graph.externalSupertypes[type]?.contains(name) == true
    else { return nil }
    let isKnown =
      Vocabulary.isolatedSupertypes.contains(name) || Vocabulary.plainSupertypes.contains(name)
      || Vocabulary.frameworkObservableObjects.contains(name)
      || name.hasSuffix("Delegate") || name.hasSuffix("Protocol")
    return isKnown ? nil : name
  }
}

extension String {
  var trimmingComma: String { hasSuffix(",") ? String(dropLast()) : self }
}

extension TypeSymbol {
  fileprivate static let associatedPublisher = "ObjectWillChangePublisher"

  /// Where the members of a class name the type of publisher that comes with the conformance.
  func associatedPublishers(_ index: ProjectIndex) -> [Node] {
    let name = Self.associatedPublisher
    guard members[name] == nil else { return [] }
    return declarations.filter { $0.node.tree.source.contains(name) }.flatMap(\.members)
      .filter { !$0.declaredMemberNames.contains("objectWillChange") }
      .flatMap(\.descendants).filter { node in
        [.namedType, .reference].contains(node.kind) && node.firstToken.isNamed(name)
          && index.enclosingType(of: node) == id
      }
  }
}

extension ProjectIndex {
  /// A type and those around it, as far as they are `private` inside a type: the macro's extension at the
  /// level of the file could not name them.
  func privateScopes(of type: TypeID) -> [TypeID] {
    guard let node = self[type].declaration?.node,
      let container = node.ancestors.first(where: { $0.kind.isTypeDeclaration })
    else { return [] }
    return (node.hasModifier("private") ? [type] : [])
      + (self.type(of: container).map(privateScopes) ?? [])
  }
}
