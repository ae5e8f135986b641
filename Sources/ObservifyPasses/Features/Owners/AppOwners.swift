import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Objects that an `App` owns, and that its `init` prepares for.
///
/// `@StateObject` makes its object when the app's body runs, `@State` before `init` begins (run on
/// stand-ins; on a device SwiftUI makes the scenes after `init` as well). So the object is made by an
/// assignment of its storage, last in `init`.
struct AppOwners {
  /// Writes the object's making last in `init`, where `init` does something that others can see; warns
  /// where it cannot be written there.
  static func prepare(
    _ use: WrapperUse, of app: TypeID, _ plan: EditPlan, into findings: inout Findings
  ) {
    guard let clause = use.binding.initializerClause, let value = use.binding.initialValue,
      let name = use.binding.nameToken, let property = use.property
    else { return }
    let bodies = plan.index[app].functions.map { plan.index[$0] }
      .filter { $0.name == "init" && $0.declaration.node.kind == .initDecl }
      .compactMap(\.declaration.body)
    var effects = SideEffects(of: [app], removed: [], plan.resolver)
    guard bodies.contains(where: { effects.first(in: $0) != nil }) else { return }
    let type = use.binding.type?.text ?? use.spelledType(plan.index)
    guard let type, bodies.allSatisfy({ !$0.needsWhole(of: app, besides: property, plan) }) else {
      findings.warn(
        .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: use.models[0],
        "'\(use.name)' is made before 'init' of '\(plan.index[app].name)' has run, and '@StateObject' made it afterwards"
      )
      return
    }
    findings.fix(
      .stateAfterInit, at: clause, in: plan.index[use.file], of: use.models[0],
      "'\(use.name)' is made last in 'init', which prepares for it"
    ) { edit in
      let end = use.binding.typeAnnotation?.range.upperBound ?? name.range.upperBound
      edit.replace(
        end..<clause.range.upperBound, with: use.binding.type == nil ? ": \(type)" : "")
    }
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
  fileprivate func needsWhole(of app: TypeID, besides property: PropertyID, _ plan: EditPlan)
    -> Bool
  {
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
