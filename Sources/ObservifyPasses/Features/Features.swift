/// One kind of thing that the migration looks at: a folder with its facts, rules, edits and codes.
struct Feature: Sendable {
  /// The codes of what it does, of what it warns of, and of its reasons to keep a model.
  let codes: [DiagnosticCode]

  /// What proposes its edits; each syntactic place belongs to one pass of one feature.
  var passes: [any MigrationPass] = []
}

extension Feature {
  /// Every feature.
  ///
  /// The order matters to the reader alone: no two passes touch the same place. Imports come last, for
  /// they are what the edits of all the others need.
  static let all: [Feature] = [
    .models,
    .constraints,
    .properties,
    .equalValues,
    .updates,
    .refreshes,
    .exclusivity,
    .publishers,
    .ownSinks,
    .announcements,
    .owners,
    .children,
    .wrappers,
    .environment,
    .focus,
    .storage,
    .coding,
    .states,
    .objectBindings,
    .entries,
    .isolation,
    .surroundings,
    .told,
    .imports,
    .engine,
  ]

  /// Returns what the passes of all features propose for a plan.
  static func findings(for plan: EditPlan) -> Findings {
    var findings = Findings()
    for pass in all.flatMap(\.passes) { pass.run(plan, into: &findings) }
    AddedImports.propose(findings.neededImports, into: &findings)
    return findings
  }
}
