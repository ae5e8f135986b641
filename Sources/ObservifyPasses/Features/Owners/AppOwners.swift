import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Objects that an `App` owns, and that its `init` prepares for.
///
/// `@StateObject` makes its object when the app's body runs, `@State` before `init` begins (run on
/// stand-ins; on a device SwiftUI makes the scenes after `init` as well). So the object is made by an
/// assignment of its storage, as late in `init` as that may stand: behind all that does not use the app
/// as a whole.
struct AppOwners {
  /// Writes the object's making into `init`, where `init` does something that others can see; warns
  /// where that cannot stand behind all of it.
  static func prepare(
    _ use: WrapperUse, of app: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let clause = use.binding.initializerClause, let value = use.binding.initialValue,
      use.property != nil
    else { return }
    let bodies = plan.index[app].functions.map { plan.index[$0] }
      .filter { $0.name == "init" && $0.declaration.node.kind == .initDecl }
      .compactMap(\.declaration.body)
    let isSeen = { (statements: [Node]) in
      var effects = SideEffects(of: [app], removed: [], plan.resolver)
      return statements.contains { effects.first(in: $0) != nil }
    }
    guard isSeen(bodies) else { return }
    let parts = bodies.map { body in
      let statements = Array(body.children)
      let whole = statements.firstIndex { $0.needsWhole(of: app, in: body, plan) }
      return (
        before: statements.prefix(whole ?? statements.count),
        behind: statements.dropFirst(whole ?? statements.count)
      )
    }
    let type = use.binding.type?.text ?? use.spelledType(plan.index)
    let isPrepared = parts.contains { isSeen(Array($0.before)) }
    if type == nil || !isPrepared || parts.contains(where: { isSeen(Array($0.behind)) }) {
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'\(use.name)' is made before 'init' of '\(plan.index[app].name)' ends, and '@StateObject' made it afterwards"
      )
    }
    guard let type, isPrepared, parts.allSatisfy({ !$0.before.isEmpty }) else { return }
    findings.fix(
      .stateAfterInit, at: clause, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' is made in 'init', which prepares for it"
    ) { edit in edit.removeDefault(of: use.binding, typed: type) }
    let state = plan.spelling("State", at: use.declaration.node)
    for last in parts.compactMap(\.before.last) {
      findings.fix(
        .stateAfterInit, at: last, in: plan.index.file(of: last), of: use.models[0],
        "'\(use.name)' is made here"
      ) { edit in
        let start = last.range.lowerBound
        let separator = edit.indentation(at: start).map { edit.lineBreak(near: start) + $0 } ?? "; "
        edit.insert(
          separator + "_\(use.name) = \(state)(initialValue: \(value.text))",
          at: edit.endWithComment(last), rank: use.declaration.node.index)
      }
    }
  }
}

extension Node {
  /// Whether a statement of `init` ends it early, or uses the value as a whole or members of it, which
  /// it can only when all stored properties are set.
  fileprivate func needsWhole(of app: TypeID, in body: Node, _ plan: EditPlan) -> Bool {
    ([self] + descendants).contains { node in
      switch node.kind {
      case .returnStatement: return !node.isInClosure(within: body)
      case .reference:
        if node.firstToken.kind == .selfKeyword {
          return node.parent?.isAssignmentTarget != true
        }
        switch plan.resolver.scopes.target(of: node.firstToken.name, at: node) {
        case .property(let id):
          return plan.index[id].owner == app && !plan.index[id].isStatic && !node.isAssignmentTarget
        case .functions(let ids):
          return ids.contains { plan.index[$0].owner == app && !plan.index[$0].isStatic }
        default: return false
        }
      default: return false
      }
    }
  }
}
