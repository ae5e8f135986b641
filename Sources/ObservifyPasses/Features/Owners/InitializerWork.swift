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
  init?(of model: TypeID, in index: ProjectIndex, removed: Set<Node> = []) {
    let lineage = ScopeLookup(index).lineage(of: model).filter { index[$0].kind == .class }
    let makers = lineage.lazy.map { type in
      index[type].functions.map { index[$0] }.filter {
        $0.name == "init" && !$0.declaration.node.hasModifier("convenience")
      }
    }.first { !$0.isEmpty }
    for function in makers ?? [] {
      guard let body = function.declaration.body else { continue }
      for statement in body.itemsInAllBranches where !removed.contains(statement) {
        guard let call = Self.call(statement), let callee = call.callee else { continue }
        let name = callee.mentionedName?.name ?? callee.text.firstLine
        if callee.text.hasPrefix("super.init") { continue }
        place = "init"
        description = "calls '\(name)'"
        return
      }
    }
    for type in lineage {
      let members = index[type].declaration?.members ?? []
      for member in members where member.kind == .deinitDecl {
        for item in member.child(.codeBlock)?.itemsInAllBranches ?? [] {
          guard let name = Self.call(item)?.callee?.mentionedName?.name,
            !Self.releases(name)
          else { continue }
          place = "deinit"
          description = "calls '\(name)'"
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

  private static func call(_ statement: Node) -> CallExpression? {
    if let call = CallExpression(statement) { return call }
    if let value = statement.assignment?.value {
      // An assignment that hands out a closure, such as that of an observer, is more than storing.
      guard let call = call(value), !value.makesObject || call.callee?.text == "Task",
        value.descendants.contains(where: { $0.kind == .closureExpression })
      else { return nil }
      return call
    }
    if [.tryExpression, .awaitExpression].contains(statement.kind) {
      return statement.children.first.flatMap(call)
    }
    return nil
  }
}
