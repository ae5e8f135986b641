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

  /// Returns the outcome of the whole decision for a project.
  package static func outcome(of index: ProjectIndex, settings: MigrationSettings) -> MigrationRun {
    let resolver = TypeResolver(index)
    let graph = ModelGraph(index)
    let uses = UseCollector.uses(in: index, graph: graph, resolver: resolver)
    let mentions = ClassMentionsStore()
    var withheld: [Blocker] = []
    while true {
      var builder = PlanBuilder(
        index: index, resolver: resolver, graph: graph, uses: uses, mentions: mentions,
        settings: settings)
      let plan = builder.plan(withheld: withheld)
      let findings = PassList.findings(for: plan)
      var refused = forbidden(findings.fixes, plan)
      var edits = FixResolver(plan)
      refused += edits.resolve(findings.fixes)
      if refused.isEmpty {
        let check = OutputCheck(edits.lists, findings.fixes, plan)
        refused += check.refused
        if refused.isEmpty {
          return MigrationRun(
            plan: plan, fixes: findings.fixes + check.importFixes, outputs: check.outputs)
        }
      }
      withheld += refused
    }
  }

  /// Fixes in files that may not be edited, or whose code was not chosen.
  private static func forbidden(_ fixes: [Fix], _ plan: MigrationPlan) -> [Blocker] {
    let settings = plan.settings
    let skipped = Set(settings.skip.filter { $0.hasPrefix("OBS") })
    let chosen = Set(settings.only.filter { $0.hasPrefix("OBS") })
    // The first place of each model is enough for a person.
    var named: Set<TypeID> = []
    return fixes.sorted { $0.place < $1.place }.compactMap { fix in
      guard !fix.edits.isEmpty, !named.contains(fix.model) else { return nil }
      let path = plan.index[fix.place.file].path
      if !settings.editable.isEmpty, !settings.editable.contains(path) {
        named.insert(fix.model)
        return Blocker(
          code: .outsidePaths, model: fix.model, place: fix.place,
          reason: "it is used in '\(path)', which may not be edited")
      }
      if skipped.contains(fix.code.code) || !chosen.isEmpty && !chosen.contains(fix.code.code) {
        named.insert(fix.model)
        return Blocker(
          code: .deselected, model: fix.model, place: fix.place,
          reason: "its migration needs \(fix.code.code), which was not chosen")
      }
      return nil
    }
  }
}
