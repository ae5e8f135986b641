import ObservifyIndex
import ObservifySyntax

/// What a class's initialisers do besides storing values, or its `deinit` besides giving things up.
struct InitializerWork {
  /// Where the work is done: `init` or `deinit`.
  let place: String

  /// The work as the rest of a sentence about that place: "calls 'load'".
  let description: String

  /// Looks for work; nil when initialisers only store, and `deinit` only gives up what they did.
  ///
  /// What is `removed` will not be done.
  init?(of model: TypeID, _ resolver: TypeResolver, removed: Set<Node> = []) {
    let index = resolver.index
    let lineage = resolver.scopes.lineage(of: model).filter { index[$0].kind == .class }
    var effects = SideEffects(
      of: lineage, removed: removed, givingUp: GivenUpWork(of: lineage, index), resolver)
    for code in Self.made(lineage, index) {
      if let found = effects.first(in: code) {
        place = "init"
        description = found
        return
      }
    }
    for type in lineage {
      let members = index[type].declaration?.members ?? []
      for member in members where member.kind == .deinitDecl {
        for item in member.child(.codeBlock)?.itemsInAllBranches ?? [] {
          let found: String?
          if let call = Self.call(item) {
            let name = call.callee?.mentionedName?.name
            found = name.flatMap { Self.releases($0) ? nil : "calls '\($0)'" }
          } else {
            found = item.changedPlace == nil ? nil : effects.first(in: item)
          }
          guard let found else { continue }
          place = "deinit"
          description = found
          return
        }
      }
    }
    return nil
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
      let values = index[type].properties.map { index[$0] }
        .filter { $0.isStored && !$0.isStatic && !$0.isLazy }
        .compactMap(\.binding.initialValue)
      let initializers = index[type].functions.map { index[$0] }
        .filter { $0.name == "init" && $0.declaration.node.kind == .initDecl }
        .compactMap(\.declaration.body)
      return values + initializers
    }
  }

  private static func call(_ statement: Node) -> CallExpression? {
    CallExpression(statement) ?? statement.children.first.flatMap(call)
  }
}
