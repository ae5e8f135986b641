import ObservifyIndex
import ObservifyManifests
import ObservifySyntax
import ObservifyText

/// What takes the place of a use of a published property's publisher, `$p`.
enum PublisherReplacement {
  /// The subject of the property, with the names of those of all its declarations.
  case subject([PropertyID: String])

  /// `.onChange(of:)`.
  case change(ReceivedChange)

  /// A sink that assigns, kept in a set.
  case assignment(PublisherAssignment, keptIn: CancellableStore)
}

extension Project {
  /// Returns what one use becomes; throws why it cannot become anything.
  ///
  /// `stores` are the sets that sinks of other uses are kept in.
  func replacement(
    of use: PublisherUse, _ erased: ErasedPublishers?, _ stores: [TypeID: CancellableStore]
  ) throws(Obstacle) -> PublisherReplacement {
    guard let property = use.property else {
      throw Obstacle("a '$\(use.name)' is used that may be its own")
    }
    guard let erased else { throw Obstacle("the publisher '$\(use.name)' is used") }
    if let place = erased.groupOfProjection[use.node], let group = erased.groups[place] {
      guard let obstacle = group.obstacle else { return try subject(of: property) }
      let place = index.file(of: obstacle)
      let line = place.lines.position(of: obstacle.range.lowerBound).line
      throw Obstacle(
        "the publisher '$\(use.name)' is handed on, and what '\(place.path)' does with such publishers at line \(line) cannot be determined"
      )
    }
    if settings.combine == .modernize, let change = ReceivedChange(use), isKnownChange(property) {
      return .change(change)
    }
    let local = LocalPublisher(use.node, resolver.scopes)
    let mentions = local?.mentions ?? [use.node]
    if mentions.allSatisfy({ takesAny($0, erased) }),
      extensions(usedBy: mentions).allSatisfy({ canExtendAny($0.declaration, erased) })
    {
      return try subject(of: property)
    }
    if case .assignment(let call) = PublisherContext(use.node) {
      return try assignment(by: call, use, to: property, stores)
    }
    if let (call, alias) = local?.assignment {
      return try assignment(by: call, use, to: property, stores, alias)
    }
    throw Obstacle(
      "the publisher '$\(use.name)' is used where its type may have to be 'Published.Publisher'")
  }

  /// Whether any publisher of the same values will do where one is mentioned.
  func takesAny(_ mention: Node, _ erased: ErasedPublishers) -> Bool {
    switch PublisherContext(mention) {
    case .anyPublisher: true
    case .result: !erased.hasOddTypes
    case .argument(let argument): resolver.takesAnyPublisher(argument)
    case .assignment, .value: false
    }
  }

  /// The types of publishers that are handed on erased, where models whose publishers are among them can
  /// move; the members of `extensions` hand on what they are used on.
  func erasures(
    _ erased: ErasedPublishers, _ extensions: [PublisherExtension]
  ) -> [PublisherErasure] {
    let owners = Dictionary(
      uses.publishers.compactMap { use in use.property.map { _ in (use.node, use.models[0]) } },
      uniquingKeysWith: { first, _ in first })
    let erasures = erased.groups.values.compactMap { group -> PublisherErasure? in
      let users = extensions.filter { user in
        group.projections.contains(where: user.declaration.declaration.node.contains)
      }
      let models = Set(group.projections.compactMap { owners[$0] } + users.flatMap(\.models))
        .sorted()
      return models.isEmpty
        ? nil
        : PublisherErasure(
          models: models, mentions: group.mentions, projections: group.projections)
    }
    let places = erasures.map { ($0.mentions[0].file, $0.mentions[0].node.range.lowerBound) }
    return zip(places, erasures).sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// Whether SwiftUI can tell a new value of a property from the old one.
  func isKnownChange(_ property: PropertyID) -> Bool {
    Equality(self).isEquatable(resolver.type(of: property)) && !Equality(self).isCoarse(property)
      && !index.functions.contains { $0.name == "onReceive" || $0.name == "onChange" }
  }

  private func subject(of property: PropertyID) throws(Obstacle) -> PublisherReplacement {
    let twins = twins(of: property)
    for twin in twins {
      guard let observer = index[twin].binding.willSet else { continue }
      let name = observer.observerParameter
      let hidesValue = observer.descendants.contains {
        $0.kind == .identifierPattern && $0.firstToken.isSpelled(name)
      }
      if observer.child(.codeBlock) == nil || hidesValue {
        throw Obstacle("'willSet' of '\(index[property].name)' declares a '\(name)' of its own")
      }
    }
    let name = subjectName(of: property)
    return .subject(Dictionary(twins.map { ($0, name) }) { $1 })
  }

  /// The declarations of a property: several when branches of `#if` declare it.
  func twins(of property: PropertyID) -> [PropertyID] {
    guard let owner = index[property].owner else { return [property] }
    return index[owner].properties.filter {
      index[$0].name == index[property].name && index[$0].published != nil
    }
  }

  /// A name for the subject that nothing in the class, its superclasses and its subclasses has.
  private func subjectName(of property: PropertyID) -> String {
    let name = index[property].name
    let candidates = ["\(name)Publisher", "\(name)Subject", "\(name)ValueSubject"]
    guard let owner = index[property].owner else { return candidates[0] }
    return freeName(among: candidates, in: owner)
  }

  private func assignment(
    by call: Node, _ use: PublisherUse, to property: PropertyID,
    _ stores: [TypeID: CancellableStore], _ alias: Node? = nil
  ) throws(Obstacle) -> PublisherReplacement {
    guard index[property].binding.accessors.isEmpty else {
      throw Obstacle(
        "'assign(to: &$\(use.name))' does not run the observers of '\(use.name)', and an assignment would"
      )
    }
    let mode = index.modules.languageMode(of: index[use.file].path)
    if mode != 5, index.enclosingType(of: call).map(isIsolated) == true, !sendsOnMain(call) {
      let doubt = mode == nil ? "; no manifest or project file says that this is Swift 5" : ""
      throw Obstacle(
        "'assign(to: &$\(use.name))' may be given values on another thread, where Swift 6 stops the closure "
          + "that would take its place" + doubt)
    }
    guard let declarer = index[property].owner, use.node.isOnSelf,
      let owner = index.enclosingType(of: use.node)
    else { return try outsideAssignment(by: call, use, to: property, stores, alias) }
    let isShared = use.file != index[owner].file
    var store: CancellableStore
    if let known = stores[owner] {
      store = known
      store.isShared = known.isShared || isShared
    } else if let name = existingStore(of: owner) {
      store = CancellableStore(name: name)
    } else {
      let name = freeName(
        among: ["cancellables", "subscriptions", "assignmentCancellables"], in: owner)
      store = CancellableStore(
        name: name, isNew: true, anchor: owner == declarer ? lastStored(beside: property) : nil,
        isShared: isShared)
    }
    return .assignment(
      PublisherAssignment(
        model: owner, property: property, file: use.file, call: call, object: nil, alias: alias),
      keptIn: store)
  }

  /// Whether a chain of operators surely ends on the main thread: by the scheduler that it names last, or
  /// because it begins with a property of a class of the main actor, and joins only such.
  private func sendsOnMain(_ call: Node) -> Bool {
    guard let callee = CallExpression(call)?.callee, var node = MemberExpression(callee)?.base
    else {
      return false
    }
    while let operation = CallExpression(node) {
      let scheduler = operation.arguments.first { ["on", "scheduler"].contains($0.label) }?.value
      if let scheduler {
        return ["DispatchQueue.main", "RunLoop.main", "OperationQueue.main", ".main"]
          .contains(scheduler.text)
      }
      let joins = ["combineLatest", "merge", "zip", "flatMap", "append", "prepend"]
      let values = operation.arguments.compactMap(\.value) + operation.trailingClosures
      if joins.contains(operation.callee?.mentionedName?.name ?? ""),
        !values.allSatisfy(isOfMainActor)
      {
        return false
      }
      guard let base = operation.callee.flatMap({ MemberExpression($0)?.base }) else {
        return false
      }
      node = base
    }
    return isOfMainActor(node)
  }

  /// Whether an expression is the projection of a property of a class of the main actor: `$name`.
  private func isOfMainActor(_ publisher: Node) -> Bool {
    let token = MemberExpression(publisher)?.nameToken ?? publisher.firstToken
    guard token.kind == .dollarIdentifier else { return false }
    let owners =
      MemberExpression(publisher)?.base.map { resolver.type(of: $0).unwrapped.declaredTypes }
      ?? index.enclosingType(of: publisher).map { [$0] } ?? []
    return !owners.isEmpty && owners.allSatisfy(isIsolated)
  }

  /// `….assign(to: &object.$p)`: a sink that the object keeps, as its property did.
  private func outsideAssignment(
    by call: Node, _ use: PublisherUse, to property: PropertyID,
    _ stores: [TypeID: CancellableStore], _ alias: Node? = nil
  ) throws(Obstacle) -> PublisherReplacement {
    let obstacle = "'assign(to: &$\(use.name))' assigns to another object's property"
    guard let owner = index[property].owner,
      let object = MemberExpression(use.node)?.base,
      object.subtree.allSatisfy({
        [.reference, .memberExpression].contains($0.kind)
      }), object.mentionedName != nil
    else { throw Obstacle(obstacle) }
    let node = index[property].declaration.node
    guard !node.modifierNames.contains(where: { $0.hasSuffix("(set)") }) else {
      throw Obstacle(obstacle + ", whose setter has an access of its own")
    }
    let surrounding = index.enclosingType(of: use.node)
    guard !isIsolated(owner) || surrounding.map(isIsolated) == true else {
      throw Obstacle(obstacle + ", from another actor")
    }
    var store =
      stores[owner]
      ?? CancellableStore(
        name: freeName(among: ["assignmentCancellables", "publisherCancellables"], in: owner),
        isNew: true, anchor: lastStored(beside: property), isShared: true)
    guard store.isNew else {
      throw Obstacle(obstacle + ", whose set of cancellables is its own")
    }
    store.isShared = true
    // What sees `$p` sees the set.
    store.access =
      node.modifierNames.first(where: ["public", "package"].contains) ?? store.access
    return .assignment(
      PublisherAssignment(
        model: owner, property: property, file: use.file, call: call, object: object,
        alias: alias),
      keptIn: store)
  }

  /// The last of the stored variables that a property stands among, before what initialises or does something.
  private func lastStored(beside property: PropertyID) -> PropertyID {
    let (node, owner) = (index[property].declaration.node, index[property].owner)
    let leading = node.parent?.children.prefix { $0.kind != .initDecl && $0.kind != .functionDecl }
    return owner.map { index[$0].properties }?.last { id in
      let other = index[id]
      return other.isStored && !other.isStatic && other.name != Vocabulary.willChange
        && leading?.contains(other.declaration.node) == true
    } ?? property
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
        && (mentions.byName[property.name] ?? []).allSatisfy {
          $0.node.isStoredInto || $0.member.kind == .deinitDecl
        }
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
      let call = CallExpression(argument.parent?.parent)
    else { return false }
    return call.callee?.mentionedName?.isNamed("store") == true
  }

  /// Whether a mention stands in `….append(…)` or `….insert(…)`.
  var isAppendedTo: Bool {
    parent.map { $0.isCallee && ["append", "insert"].contains($0.partName) } == true
  }
}
