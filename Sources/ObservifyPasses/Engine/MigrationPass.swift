/// One kind of change, proposed for every model that migrates.
///
/// A pass reads the plan and never another pass's edits. Every syntactic place belongs to one pass:
/// see ``Feature``.
protocol MigrationPass: Sendable {
  /// Adds the pass's fixes for the whole project.
  ///
  /// The index has found the places already, in one sweep over every file, so a pass walks a list
  /// of uses and not the trees.
  func run(_ plan: EditPlan, into findings: inout Findings)
}
