import ObservifyIndex

/// Warns of what no longer makes views update.
struct UpdateWarningPass: MigrationPass {
  func run(_ plan: EditPlan, into findings: inout Findings) {
    IgnoredReads.warn(plan, into: &findings)
    for model in plan.models {
      OutsideValues.warn(of: model, plan, into: &findings)
      BackgroundChanges.warn(of: model, plan, into: &findings)
    }
    UnreadTriggers.warn(plan, into: &findings)
    StoredKeys.warn(plan, into: &findings)
    Reflections.warn(plan, into: &findings)
    WatchedValues.warn(plan, into: &findings)
    WatchedValues.warnOfOwnChanges(plan, into: &findings)
  }
}
