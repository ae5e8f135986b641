import ObservifyIndex
import ObservifySyntax

/// What a class's initialisers do besides storing values.
struct InitializerWork {
  /// The work as the rest of a sentence about `init`: "calls 'load'".
  let description: String

  /// Looks for work; nil when initialisers only store.
  init?(of model: TypeID, _ plan: MigrationPlan) {
    let index = plan.index
    let removed = Set(plan.sendRemovals.map(\.node))
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
        description = "calls '\(name)'"
        return
      }
    }
    return nil
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
