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
    for function in index[model].functions.map({ index[$0] })
    where function.name == "init" && !function.modifiers.contains("convenience") {
      guard let body = function.declaration.body else { continue }
      for statement in body.children where !removed.contains(statement) {
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
    if [.tryExpression, .awaitExpression].contains(statement.kind) {
      return statement.children.first.flatMap(call)
    }
    return nil
  }
}
