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
  /// What is `removed` will not be done. Where it `ownsGiven`, nobody else has the objects that it is given.
  init?(
    of model: TypeID, _ resolver: TypeResolver, removed: Set<Node> = [], ownsGiven: Bool = false
  ) {
    let index = resolver.index
    let lineage = resolver.scopes.lineage(of: model).filter { index[$0].kind == .class }
    var effects = SideEffects(
      of: lineage, removed: removed, givingUp: GivenUpWork(of: lineage, index),
      countsReading: true, ownsGiven: ownsGiven, resolver)
    var found: SideEffect?
    for code in Self.made(model, resolver) {
      found = SideEffect.graver(found, effects.gravest(in: code))
    }
    place = found == nil ? "deinit" : "init"
    for type in lineage where place == "deinit" {
      let members = index[type].declaration?.members ?? []
      for item in members.filter({ $0.kind == .deinitDecl })
        .flatMap({ $0.child(.codeBlock)?.itemsInAllBranches ?? [] })
      {
        found = SideEffect.graver(found, Self.effect(ofEnding: item, &effects))
      }
    }
    guard let found else { return nil }
    effect = found
  }

  /// What a statement of `deinit` does besides giving up what the object did.
  private static func effect(ofEnding item: Node, _ effects: inout SideEffects) -> SideEffect? {
    guard let call = call(item) else {
      return item.changedPlace == nil ? nil : effects.gravest(in: item)
    }
    guard let name = call.callee?.mentionedName?.name, !releases(name) else { return nil }
    return SideEffect(kind: .call, action: SideEffect.calling(name).action)
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
      let values = index.storedProperties(of: type).filter { !index[$0].isLazy }
        .compactMap { index[$0].binding.initialValue }
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
