import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Objects that an `App` or a view owns, and that its `init` prepares for.
///
/// `@StateObject` makes its object when the body runs, `@State` before `init` begins (run on
/// stand-ins; on a device SwiftUI makes the scenes after `init` as well). So the object is made by an
/// assignment of its storage, last in `init`.
struct PreparedOwners {
  /// Whether the `init` of a view changes what making the object reads.
  static func prepares(_ use: WrapperUse, in view: TypeID, _ plan: EditPlan) -> Bool {
    guard let model = use.models.first, use.initialValue?.makesObject == true else { return false }
    let changed = Set(
      initializers(of: view, plan).flatMap(\.descendants).filter(\.isOnChangedPath)
        .compactMap(plan.project.property).filter { plan.index[$0].owner != view })
    guard !changed.isEmpty else { return false }
    let lineage = plan.resolver.scopes.lineage(of: model).filter { plan.index[$0].kind == .class }
    return InitializerWork.made(lineage, plan.index).flatMap { [$0] + $0.descendants }.contains {
      $0.mentionedName != nil && plan.project.property(at: $0).map(changed.contains) == true
    }
  }

  private static func initializers(of type: TypeID, _ plan: EditPlan) -> [Node] {
    plan.index[type].functions.map { plan.index[$0] }
      .filter { $0.name == "init" && $0.declaration.node.kind == .initDecl }
      .compactMap(\.declaration.body)
  }

  /// Writes the object's making last in `init`, where `init` does something that others can see; warns
  /// where it cannot be written there.
  static func prepare(
    _ use: WrapperUse, of app: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let clause = use.binding.initializerClause, let value = use.binding.initialValue,
      use.property != nil
    else { return }
    let bodies = initializers(of: app, plan)
    var effects = SideEffects(of: [app], removed: [], plan.resolver)
    guard bodies.contains(where: { effects.first(in: $0) != nil }) else { return }
    let type = use.binding.type?.text ?? use.spelledType(plan.index)
    guard let type, bodies.allSatisfy({ !$0.needsWhole(of: app, plan) }) else {
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'\(use.name)' is made before 'init' of '\(plan.index[app].name)' has run, and '@StateObject' made it afterwards"
      )
      return
    }
    findings.fix(
      .stateAfterInit, at: clause, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' is made last in 'init', which prepares for it"
    ) { edit in edit.removeDefault(of: use.binding, typed: type) }
    let state = plan.spelling("State", at: use.declaration.node)
    for body in bodies {
      guard let last = body.children.last else { continue }
      findings.fix(
        .stateAfterInit, at: last, in: plan.index.file(of: body), of: use.models[0],
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
  /// Whether code of `init` ends early, or uses the value as a whole or members of it, which it can only
  /// when all stored properties are set.
  fileprivate func needsWhole(of app: TypeID, _ plan: EditPlan) -> Bool {
    descendants.contains { node in
      switch node.kind {
      case .returnStatement: return !node.isInClosure(within: self)
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
