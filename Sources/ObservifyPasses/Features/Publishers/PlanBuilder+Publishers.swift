import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// The publishers of published properties: `$p`, and `_p`.
extension PlanBuilder {
  /// Blocks models whose publishers are used, or plans what keeps the publishers.
  mutating func planPublishers() {
    let erased =
      settings.combine == .keep ? nil : ErasedPublishers(resolver, uses.mentions)
    if settings.combine == .modernize { planOwnSinks() }
    let replaced = Set(bridges.sinks.map(\.use.node))
    for use in uses.publishers where !replaced.contains(use.node) {
      let code: DiagnosticCode = use.isInside ? .publisherInside : .publisherOutside
      guard let property = use.property else {
        block(
          use.models, code, at: use.node, in: use.file,
          "a '$\(use.name)' is used that may be its own")
        continue
      }
      let obstacle =
        settings.combine == .keep
        ? "the publisher '$\(use.name)' is used" : bridge(use, of: property, erased)
      if let obstacle { block(use.models, code, at: use.node, in: use.file, obstacle) }
    }
    for use in uses.publishedStorages where use.node.publishedAssignment == nil {
      block(
        use.models, .publishedType, at: use.node, in: use.file,
        "the storage '_\(use.name)' is used")
    }
    if let erased { planErasures(erased) }
  }

  /// Has the types of publishers that are handed on erased, where models whose publishers are among
  /// them can move.
  private mutating func planErasures(_ erased: ErasedPublishers) {
    let owners = Dictionary(
      uses.publishers.compactMap { use in use.property.map { _ in (use.node, use.models[0]) } },
      uniquingKeysWith: { first, _ in first })
    for (_, group) in erased.groups.sorted(by: { $0.key < $1.key }) {
      let models = Set(group.projections.compactMap { owners[$0] }).sorted()
      guard let first = models.first else { continue }
      for model in models.dropFirst() { effects.tie(first, model) }
      bridges.erasures.append(
        PublisherErasure(models: models, mentions: group.mentions, projections: group.projections))
    }
  }

  /// Plans what one use becomes; returns why it cannot become anything.
  private mutating func bridge(
    _ use: PublisherUse, of property: PropertyID, _ erased: ErasedPublishers?
  ) -> String? {
    if let name = erased?.groupOfProjection[use.node], let group = erased?.groups[name] {
      if let obstacle = group.obstacle {
        let place = index.file(of: obstacle)
        let line = place.lines.position(of: obstacle.range.lowerBound).line
        return
          "the publisher '$\(use.name)' is handed on, and what '\(place.path)' does with such publishers at line \(line) cannot be told"
      }
      return addSubject(use, of: property)
    }
    if settings.combine == .modernize, let change = ReceivedChange(use), isKnownChange(property) {
      bridges.changes.append(change)
      return nil
    }
    switch PublisherContext(use.node) {
    case .anyPublisher where !usesExtension(use.node): return addSubject(use, of: property)
    case .result where erased?.hasOddTypes != true: return addSubject(use, of: property)
    case .argument(let argument) where PublisherParameters(index, resolver).areGeneric(argument):
      return addSubject(use, of: property)
    case .assignment(let call): return bridgeAssignment(call, use, of: property)
    case .anyPublisher, .result, .argument, .value:
      return
        "the publisher '$\(use.name)' is used where its type may have to be 'Published.Publisher'"
    }
  }

  /// Whether a member behind `$p` is one that the project adds to `Published.Publisher`.
  private func usesExtension(_ projection: Node) -> Bool {
    index.addsToPublishers(projection.parent.flatMap { MemberExpression($0) }?.name)
  }

  /// Whether SwiftUI can tell a new value of a property from the old one.
  func isKnownChange(_ property: PropertyID) -> Bool {
    KnownEquality(index: index, graph: graph).isEquatable(resolver.type(of: property))
      && IdentityEquality.type(of: property, resolver) == nil
      && !index.functions.contains { $0.name == "onReceive" || $0.name == "onChange" }
  }

  private mutating func addSubject(_ use: PublisherUse, of property: PropertyID) -> String? {
    if let obstacle = obstacleToSubject(of: property) { return obstacle }
    for twin in twins(of: property) { bridges.subjects[twin] = subjectName(of: property) }
    bridges.uses.append(use)
    return nil
  }

  /// The declarations of a property: several when branches of `#if` declare it.
  func twins(of property: PropertyID) -> [PropertyID] {
    guard let owner = index[property].owner else { return [property] }
    return index[owner].properties.filter {
      index[$0].name == index[property].name && index[$0].published != nil
    }
  }

  private func obstacleToSubject(of property: PropertyID) -> String? {
    for twin in twins(of: property) {
      guard let observer = index[twin].binding.willSet else { continue }
      let name = observer.observerParameter
      let hidesValue = observer.descendants.contains {
        $0.kind == .identifierPattern && $0.firstToken.isSpelled(name)
      }
      if observer.child(.codeBlock) == nil || hidesValue {
        return "'willSet' of '\(index[property].name)' declares a '\(name)' of its own"
      }
    }
    return nil
  }

  /// A name for the subject that nothing in the class, its superclasses and its subclasses has.
  private func subjectName(of property: PropertyID) -> String {
    let name = index[property].name
    let candidates = ["\(name)Publisher", "\(name)Subject", "\(name)ValueSubject"]
    guard let owner = index[property].owner else { return candidates[0] }
    return project.freeName(among: candidates, in: owner)
  }

  // MARK: assign(to:)

  private mutating func bridgeAssignment(
    _ call: Node, _ use: PublisherUse, of property: PropertyID
  ) -> String? {
    guard index[property].binding.accessors.isEmpty else {
      return
        "'assign(to: &$\(use.name))' does not run the observers of '\(use.name)', and an assignment would"
    }
    guard let declarer = index[property].owner, use.node.isOnSelf,
      let owner = index.enclosingType(of: use.node)
    else { return bridgeOutsideAssignment(call, use, of: property) }
    let isShared = use.file != index[owner].file
    if var store = bridges.stores[owner] {
      store.isShared = store.isShared || isShared
      bridges.stores[owner] = store
    } else if let name = existingStore(of: owner) {
      bridges.stores[owner] = CancellableStore(name: name)
    } else {
      let name = project.freeName(
        among: ["cancellables", "subscriptions", "assignmentCancellables"], in: owner)
      bridges.stores[owner] = CancellableStore(
        name: name, isNew: true, anchor: owner == declarer ? property : nil, isShared: isShared)
    }
    bridges.assignments.append(
      PublisherAssignment(
        model: owner, property: property, file: use.file, call: call, object: nil))
    return nil
  }

  /// `….assign(to: &object.$p)`: a sink that the object keeps, as its property did.
  private mutating func bridgeOutsideAssignment(
    _ call: Node, _ use: PublisherUse, of property: PropertyID
  ) -> String? {
    let obstacle = "'assign(to: &$\(use.name))' assigns to another object's property"
    guard let owner = index[property].owner,
      let object = MemberExpression(use.node)?.base,
      ([object] + object.descendants).allSatisfy({
        [.reference, .memberExpression].contains($0.kind)
      }), object.mentionedName != nil
    else { return obstacle }
    let node = index[property].declaration.node
    guard !node.modifierNames.contains(where: { $0.hasSuffix("(set)") }) else {
      return obstacle + ", whose setter has an access of its own"
    }
    let surrounding = index.enclosingType(of: use.node)
    guard surrounding.map({ index[$0].module }) == index[owner].module,
      !project.isIsolated(owner) || surrounding.map(project.isIsolated) == true
    else { return obstacle + ", from another module or another actor" }
    if var store = bridges.stores[owner] {
      guard store.isNew else { return obstacle + ", whose set of cancellables is its own" }
      store.isShared = true
      bridges.stores[owner] = store
    } else {
      let name = project.freeName(
        among: ["assignmentCancellables", "publisherCancellables"], in: owner)
      bridges.stores[owner] = CancellableStore(
        name: name, isNew: true, anchor: property, isShared: true)
    }
    bridges.assignments.append(
      PublisherAssignment(
        model: owner, property: property, file: use.file, call: call, object: object))
    return nil
  }

  /// A set of cancellables that subscriptions are put into and never taken from: what
  /// `assign(to:)` kept for as long as the object lived must not be cancelled earlier.
  private func existingStore(of owner: TypeID) -> String? {
    let symbol = index[owner]
    let mentions = mentions.mentions(in: symbol)
    return symbol.properties.map { index[$0] }.first { property in
      property.isStored && !property.isLet && !property.isStatic && property.isPrivate
        && !property.isInExtension && property.file == symbol.file && property.attributes.isEmpty
        && resolver.type(of: property.id).isCancellableSet
        && (mentions.byName[property.name] ?? []).allSatisfy { $0.node.isStoredInto }
    }?.name
  }
}

extension StaticType {
  var isCancellableSet: Bool {
    guard case .external("Set", let arguments) = self else { return false }
    return arguments == [.external("AnyCancellable")]
  }
}

extension Node {
  /// Whether a mention stands in `.store(in: &…)`.
  var isStoredInto: Bool {
    guard let argument = parent?.kind == .inoutExpression ? parent?.parent : nil,
      let call = argument.parent?.parent.flatMap({ CallExpression($0) })
    else { return false }
    return call.callee?.mentionedName?.isNamed("store") == true
  }
}
