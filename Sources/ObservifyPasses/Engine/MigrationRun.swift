package import ObservifyIndex
import ObservifySyntax
import ObservifyText

/// Plan, passes, conflicts and the last check: from what was read to what is written.
///
/// A plan is made, its edits are tried, and every unit whose edits cannot all be made is withheld;
/// then everything is planned again without it, until nothing more is withheld. Each round keeps at
/// least one unit more, so there are at most as many rounds as units.
package struct MigrationRun: Sendable {
  /// The plan that held.
  package let plan: MigrationPlan

  /// The fixes of the units that migrate.
  package let fixes: [Fix]

  /// The new content of each file that changes.
  package let outputs: [FileID: [UInt8]]

  /// The comments that ask to leave something alone and are about nothing.
  package let idleComments: [Place]

  /// What became of the types that were told beside the code.
  package let told: ToldOutcome

  /// Returns the outcome of the whole decision for a project.
  package static func outcome(of project: Project) -> MigrationRun {
    let ground = Groundwork(project)
    var withheld: [Reason] = []
    var isFirst = true
    var idleComments: [Place] = []
    while true {
      let editPlan = EditPlan(ground, withheld: withheld)
      let plan = editPlan.decision
      let findings = Feature.findings(for: editPlan)
      // What is left out disputes nobody's place, so each question waits for the one before it.
      var refused: [Reason] = []
      if isFirst {
        isFirst = false
        let ignored = IgnoreComments(findings.fixes, plan)
        idleComments = ignored.idle
        refused = ignored.kept + deselected(by: findings.fixes, plan)
      }
      if refused.isEmpty { refused = forbidden(findings.fixes, plan) }
      var edits = FixResolver(plan)
      if refused.isEmpty { refused = edits.resolve(findings.fixes) }
      if refused.isEmpty {
        let check = OutputCheck(edits.lists, findings.fixes, editPlan)
        refused = check.refused
        if refused.isEmpty {
          return MigrationRun(
            plan: plan, fixes: findings.fixes + check.importFixes, outputs: check.outputs,
            idleComments: idleComments, told: project.toldOutcome)
        }
      }
      withheld += refused
    }
  }

  /// The units that a code behind `--only` or `--skip` leaves out.
  ///
  /// A unit has the codes of what is done and said about it, and of what keeps it.
  private static func deselected(by fixes: [Fix], _ plan: MigrationPlan) -> [Reason] {
    let selection = plan.selection
    var reasons: [Reason] = []
    if !selection.only.codes.isEmpty {
      let named = selection.only.models.map(plan.group)
      let brought = fixes.filter { selection.only.codes.contains($0.code.code) }.map(\.model)
      let kept = plan.reasons.filter { selection.only.codes.contains($0.code.code) }.map(\.model)
      let chosen = Set(named + (brought + kept).map(plan.group))
      for model in plan.graph.models where !chosen.contains(plan.group(of: model)) {
        guard let node = plan.index[model].declaration?.node else { continue }
        reasons.append(
          Reason(
            code: .deselected, model: model, place: Place(node, in: plan.index[model].file),
            text: "it has no code that '--only' names", origin: .request))
      }
    }
    // The first place of each model is enough for a person.
    var named: Set<TypeID> = []
    for fix in fixes.sorted(by: { $0.place < $1.place })
    where selection.skip.codes.contains(fix.code.code) && named.insert(fix.model).inserted {
      reasons.append(
        Reason(
          code: .deselected, model: fix.model, place: fix.place,
          text: "its migration brings \(fix.code.code), which '--skip' names", origin: .request))
    }
    return reasons
  }

  /// Fixes in files that may not be edited.
  private static func forbidden(_ fixes: [Fix], _ plan: MigrationPlan) -> [Reason] {
    guard let editable = plan.settings.editable else { return [] }
    // The first place of each model is enough for a person.
    var named: Set<TypeID> = []
    return fixes.sorted { $0.place < $1.place }.compactMap { fix in
      let path = plan.index[fix.place.file].path
      guard !fix.edits.isEmpty, !editable.contains(path), named.insert(fix.model).inserted else {
        return nil
      }
      let isDeclared = plan.index[fix.model].file == fix.place.file
      return Reason(
        code: .outsidePaths, model: fix.model, place: fix.place,
        text: "it is \(isDeclared ? "declared" : "used") in '\(path)', which may not be edited",
        origin: .request)
    }
  }
}
