import ObservifyIndex
import ObservifySyntax

/// What a class's initialisers do besides storing values, or its `deinit` besides giving things up.
struct InitializerWork {
  /// Where the work is done: `init` or `deinit`.
  let place: String

  /// What is done there that matters most.
  let effect: SideEffect

  /// Looks for work; nil when initialisers only store, and `deinit` only gives up what they did.
  ///
  /// What is `removed` will not be done. Where it `ownsGiven`, nobody else has the objects that it is given; `makers`
  /// are what makes it.
  init?(
    of model: TypeID, _ resolver: TypeResolver, removed: Set<Node> = [], ownsGiven: Bool = false,
    makers: [Node] = []
  ) {
    let index = resolver.index
    let lineage = resolver.scopes.lineage(of: model).filter { index[$0].kind == .class }
    var effects = SideEffects(
      of: lineage, removed: removed, givingUp: GivenUpWork(of: lineage, index),
      countsReading: true, ownsGiven: ownsGiven,
      given: Self.closures(givenBy: makers, to: model, resolver), resolver)
    var found: SideEffect?
    for code in Self.made(model, resolver) {
      found = SideEffect.graver(found, effects.gravest(in: code))
    }
    place = found == nil ? "deinit" : "init"
    if found == nil { found = Self.ending(lineage, resolver, &effects) }
    guard let found else { return nil }
    effect = found
  }

  /// The closures that initialisers of a class are given for their parameters, by a call or as defaults; none where
  /// something else is given.
  private static func closures(
    givenBy makers: [Node], to model: TypeID, _ resolver: TypeResolver
  ) -> [Node: [Node]] {
    var found: [Node: [Node]] = [:]
    for initializer in resolver.index.initializers(of: model) {
      let calls = makers.compactMap(CallExpression.init).filter {
        resolver.canBe($0, of: initializer)
      }
      for parameter in initializer.parameters where !calls.isEmpty {
        let values = calls.map {
          resolver.value(given: parameter, by: $0, of: initializer) ?? parameter.defaultValue
        }
        if values.allSatisfy({ $0?.kind == .closureExpression }) {
          found[parameter.node] = values.compactMap(\.self)
        }
      }
    }
    return found
  }

  /// What the end of an object does, by its `deinit`, by those of the objects that it makes, and by what
  /// it leaves to a `Cancellable`.
  private static func ending(
    _ lineage: [TypeID], _ resolver: TypeResolver, _ effects: inout SideEffects
  ) -> SideEffect? {
    var found: SideEffect?
    var pending = lineage
    var seen = Set(lineage)
    while let type = pending.popLast() {
      let members = resolver.index[type].declaration?.members ?? []
      let made = made([type], resolver.index)
      let closures = made.flatMap(\.subtree).compactMap(CallExpression.init)
        .filter { $0.callee?.partName == "AnyCancellable" }.flatMap(\.closures)
      let items =
        members.filter { $0.kind == .deinitDecl }.compactMap { $0.child(.codeBlock) } + closures
      for item in items.flatMap(\.itemsInAllBranches) {
        found = SideEffect.graver(found, effect(ofEnding: item, &effects))
      }
      pending += made.filter(\.makesObject).flatMap { resolver.type(of: $0).declaredTypes }
        .flatMap(resolver.scopes.lineage).filter { seen.insert($0).inserted }
    }
    return found
  }

  /// What a statement of `deinit` does besides giving up what the object did.
  private static func effect(ofEnding item: Node, _ effects: inout SideEffects) -> SideEffect? {
    guard let call = call(item), let callee = call.callee else {
      return item.changedPlace == nil ? nil : effects.gravest(in: item)
    }
    let bodies = effects.resolver.functions(calledBy: callee)
      .compactMap { effects.resolver.index[$0].declaration.body }
    if callee.isOnSelf, !bodies.isEmpty {
      return bodies.filter { effects.enter($0) }.flatMap(\.itemsInAllBranches).reduce(nil) {
        SideEffect.graver($0, effect(ofEnding: $1, &effects))
      }
    }
    guard let name = callee.mentionedName?.name else { return nil }
    guard releases(name) else {
      return SideEffect(kind: .call, action: SideEffect.calling(name).action)
    }
    // What all share goes on without the object.
    guard call.arguments.isEmpty, !bodies.isEmpty,
      let base = callee.readBase, effects.isShared(base)
    else { return nil }
    return effects.gravest(calling: callee)
  }

  /// Whether a function, by its name, gives up what the object did: of no effect where it did nothing.
  private static func releases(_ name: String) -> Bool {
    ["print", "forEach", "finish", "free"].contains(name)
      || [
        "cancel", "invalidate", "remove", "stop", "close", "unsubscribe", "unregister", "tearDown",
        "teardown", "cleanUp", "cleanup", "detach", "disconnect", "deallocate", "deinitialize",
        "release",
      ].contains(where: name.hasPrefix)
  }

  /// What runs when an object of a class is made: the default values and the initialisers of the class
  /// and of those that it inherits from.
  static func made(_ lineage: [TypeID], _ index: ProjectIndex) -> [Node] {
    lineage.flatMap { type in
      let values = index.storedProperties(of: type).filter { !index[$0].isLazy }.flatMap { id in
        index[id].attributes.map(\.node) + [index[id].binding.initialValue].compactMap(\.self)
      }
      return values + index.initializers(of: type).compactMap(\.body)
    }
  }

  /// What runs when an object of a class is made.
  static func made(_ model: TypeID, _ resolver: TypeResolver) -> [Node] {
    made(
      resolver.scopes.lineage(of: model).filter { resolver.index[$0].kind == .class },
      resolver.index)
  }

  private static func call(_ statement: Node) -> CallExpression? {
    CallExpression(statement) ?? statement.children.first.flatMap(call)
  }
}
