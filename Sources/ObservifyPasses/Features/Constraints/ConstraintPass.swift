import ObservifyIndex
import ObservifySyntax

/// Lets generic parameters, and typealiases of such constraints, ask for `Observable` where all that
/// is put into them migrates.
///
/// ```diff
/// -struct Card<Model: ObservableObject>: View {
/// -  @ObservedObject var model: Model
/// +struct Card<Model: AnyObject & Observable>: View {
/// +  var model: Model
/// ```
struct ConstraintPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    for parameter in plan.parameters {
      for mention in parameter.mentions {
        rewrite(mention, of: parameter.models[0], parameter.name, plan, into: &findings)
      }
      if !parameter.mentions.isEmpty {
        let owner = parameter.node.ancestors.first { $0.child(.whereClause) != nil }
        for (requirement, clause) in owner?.publisherRequirements(of: parameter.name) ?? [] {
          findings.fix(
            .observableConstraint, at: requirement, in: plan.index[parameter.file],
            of: parameter.models[0], "'\(parameter.name)' needs no publisher"
          ) { edit in edit.removeListElement(requirement, from: clause) }
        }
        for announcement in EnclosingSubscript(parameter.owner)?.announcements ?? [] {
          findings.fix(
            .removedSend, at: announcement, in: plan.index[parameter.file],
            of: parameter.models[0], "the change is tracked now"
          ) { edit in
            if let rest = announcement.restOfAnnouncement, !rest.isEmpty {
              edit.replace(announcement, by: rest)
            } else {
              edit.removeStatementWithComments(announcement, among: [announcement])
            }
          }
        }
        findings.needs(
          .observation, at: parameter.node, in: plan.index[parameter.file],
          of: parameter.models[0], isShared: true)
      }
    }
    for alias in plan.aliases {
      for mention in alias.mentions {
        rewrite(mention, of: alias.models[0], alias.name, plan, into: &findings)
      }
      findings.needs(
        .observation, at: alias.node, in: plan.index[alias.file], of: alias.models[0],
        isShared: true)
    }
    for unused in plan.project.unusedResults {
      guard let model = unused.models.first, plan.decision.migrates(model) else { continue }
      for mention in unused.mentions {
        let file = plan.index.file(of: mention)
        findings.fix(
          .observableConstraint, at: mention, in: file, of: model,
          "the result is 'Observable': nobody uses it as an 'ObservableObject'"
        ) { edit in edit.replace(mention.range, with: plan.observable(at: mention)) }
        findings.needs(.observation, at: mention, in: file, of: model, isShared: true)
      }
    }
    for group in plan.project.observableExtensions where group.canMove {
      guard let model = group.models.min(), plan.decision.migrates(model) else { continue }
      for part in group.parts {
        if part.extended != nil {
          rewrite(part.mention, of: model, "Self", plan, into: &findings)
          findings.needs(
            .observation, at: part.node, in: plan.index.file(of: part.node), of: model,
            isShared: true)
        } else if let declaration = TypeDeclaration(part.node) {
          extend(declaration, of: model, plan, into: &findings)
        }
      }
    }
  }

  /// Writes `extension ObservableObject` as `extension Observable where Self: AnyObject`.
  private func extend(
    _ declaration: TypeDeclaration, of model: TypeID, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    guard let type = declaration.extendedType else { return }
    let file = plan.index.file(of: type)
    findings.fix(
      .observableConstraint, at: declaration.node, in: file, of: model,
      "an extension of 'ObservableObject' becomes one of 'Observable'"
    ) { edit in
      let clause = declaration.whereClause
      edit.replace(type.range, with: plan.observable(at: type))
      edit.insert(
        (clause == nil ? " where " : ", ") + "Self: AnyObject",
        at: (clause ?? type).range.upperBound)
    }
    findings.needs(.observation, at: type, in: file, of: model, isShared: true)
  }

  private func rewrite(
    _ mention: Node, of model: TypeID, _ name: String, _ plan: EditPlan,
    into findings: inout Findings
  ) {
    findings.fix(
      .observableConstraint, at: mention, in: plan.index.file(of: mention), of: model,
      "'\(name)' is 'Observable'"
    ) { edit in
      let others = mention.parent?.kind == .compositionType ? mention.parent?.children : nil
      let isClassBound = others?.contains { $0.text == "AnyObject" } == true
      let observable = plan.observable(at: mention)
      edit.replace(mention.range, with: isClassBound ? observable : "AnyObject & \(observable)")
    }
  }
}
