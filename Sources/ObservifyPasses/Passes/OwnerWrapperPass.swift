import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Turns the owner's `@StateObject` into `@State`.
///
/// ```diff
/// -  @StateObject private var model = Model()
/// +  @State private var model = Model()
/// ```
struct OwnerWrapperPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    for use in plan.uses.wrappers where use.wrapper == .stateObject && plan.migrates(use.models) {
      guard let name = use.attribute.nameRange else { continue }
      let file = plan.index[use.file]
      findings.fix(
        .stateObject, at: use.attribute.node, in: file, of: use.models[0],
        "'\(use.name)' becomes '@State'"
      ) { edit in
        edit.replace(name, with: plan.spelling("State", at: use.declaration.node))
      }
      warnOfWork(use, plan, into: &findings)
    }
    for storage in plan.uses.storages {
      let use = plan.uses.wrappers[storage.wrapper]
      guard use.wrapper == .stateObject, plan.migrates(use.models),
        let assignment = storage.node.wrapperAssignment(.stateObject)
      else { continue }
      rewrite(assignment, of: use, in: plan.index[storage.file], plan, into: &findings)
    }
    for mention in plan.uses.mentions where mention.name == "StateObject" {
      renameType(mention, plan, into: &findings)
    }
  }

  /// Before Xcode 27 the initial value is made each time the view is.
  private func warnOfWork(
    _ use: WrapperUse, _ plan: MigrationPlan, into findings: inout Findings
  ) {
    guard let model = use.models.first, let work = InitializerWork(of: model, plan.index) else {
      return
    }
    findings.warn(
      .eagerInitialValue, at: use.attribute.node, in: plan.index[use.file], of: model,
      "'init' of '\(plan.index[model].name)' \(work.description), and '@State' may run it more than once"
    )
  }

  private func rewrite(
    _ assignment: WrapperAssignment, of use: WrapperUse, in file: SourceFile,
    _ plan: MigrationPlan, into findings: inout Findings
  ) {
    let spelled =
      assignment.callee.kind == .genericSpecialization
      ? assignment.callee.children.first ?? assignment.callee : assignment.callee
    let name = plan.spelling("State", at: assignment.statement)
    if let order = StateOrder(assignment.target, use.name), let last = order.last {
      findings.fix(
        .movedState, at: assignment.statement, in: file, of: use.models[0],
        "'_\(use.name)' is assigned last"
      ) { edit in
        var text = assignment.statement.text
        if assignment.isSpelled {
          text = text.replacing(spelled.text, with: name, maxReplacements: 1)
        }
        edit.removeStatement(assignment.statement)
        let end = last.range.upperBound
        edit.insert(
          edit.lineBreak(near: end) + edit.lineIndentation(at: last.range.lowerBound) + text, at: end)
      }
      return
    }
    guard assignment.isSpelled else { return }
    findings.fix(
      .stateObjectStorage, at: assignment.call.node, in: file, of: use.models[0],
      "'StateObject' becomes 'State'"
    ) { edit in edit.replace(spelled.range, with: name) }
  }

  /// The type `StateObject<C>` away from an assignment.
  private func renameType(
    _ mention: TypeMention, _ plan: MigrationPlan, into findings: inout Findings
  ) {
    let node = mention.node
    guard node.kind == .namedType, !node.isInWrapperAssignment, let token = node.directTokens.first,
      let argument = node.child(.genericArgumentClause)?.child(.genericArgument)?.children.first,
      argument.kind.isType
    else { return }
    let models = TypeResolver(plan.index).declaredType(argument).declaredTypes
    guard plan.migrates(models) else { return }
    findings.fix(
      .stateObjectStorage, at: node, in: plan.index[mention.file], of: models[0],
      "'StateObject' becomes 'State'"
    ) { edit in edit.replace(token.range, with: plan.spelling("State", at: node)) }
  }
}
