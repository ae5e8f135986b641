import ObservifyIndex

/// Warns of what no longer makes views update.
struct UpdateWarningPass: MigrationPass {
  func run(_ plan: MigrationPlan, into findings: inout Findings) {
    // One for the whole pass: it keeps what it has found out.
    let resolver = TypeResolver(plan.index)
    IgnoredReads.warn(plan, into: &findings)
    for model in plan.migrating {
      OutsideValues.warn(of: model, plan, resolver, into: &findings)
      BackgroundChanges.warn(of: model, plan, into: &findings)
      SelfAssignments.warn(of: model, plan, into: &findings)
    }
    RepeatedFlags.warn(plan, into: &findings)
    UnreadTriggers.warn(plan, into: &findings)
    StoredKeys.warn(plan, into: &findings)
    Reflections.warn(plan, resolver, into: &findings)
  }
}
