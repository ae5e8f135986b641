import ObservifyKit
import ObservifyText

/// All that came of one run, as the reports tell it.
struct RunOutcome: Sendable {
  /// What was planned; its units and edits are listed.
  let report: MigrationReport

  /// What is to be told of places, sorted: of models, of files, of writing.
  let diagnostics: [Diagnostic]

  /// Every file that was read, by path.
  let sources: [String: SourceText]

  /// The absolute path of the folder that paths are relative to.
  let root: String

  /// Whether the files hold the new content now.
  let isWritten: Bool

  /// What was asked.
  let invocation: Invocation

  /// The models that do not fail a check.
  var baseline: Baseline?

  /// Gathers what came of a run on `sources`.
  init(
    _ report: MigrationReport, _ diagnostics: [Diagnostic], of sources: [SourceText],
    in root: String, isWritten: Bool, _ invocation: Invocation
  ) {
    self.report = report
    self.diagnostics = diagnostics.inOrder
    self.sources = Dictionary(
      sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    self.root = root
    self.isWritten = isWritten
    self.invocation = invocation
  }

  /// The diagnostics that are to be shown: all with `--verbose`, errors alone with `--quiet`.
  var shownDiagnostics: [Diagnostic] {
    diagnostics.filter { invocation.verbosity.shows($0.severity) }
  }

  /// Where the places of diagnostics are in the files as they are now.
  var moves: PlaceMoves { PlaceMoves(isWritten ? report.changes : []) }

  /// The units with one decision, in the order of the report.
  func units(_ decision: MigrationUnit.Decision) -> [MigrationUnit] {
    report.units.filter { $0.decision == decision }
  }

  /// The units for which a check fails: those that migrate and are not in the baseline.
  var newUnits: [MigrationUnit] {
    units(.migrate).filter { baseline?.knows($0) != true }
  }

  /// Whether a check fails.
  var failsCheck: Bool {
    guard invocation.checks else { return false }
    return baseline == nil ? !report.changes.isEmpty : !newUnits.isEmpty
  }

  /// One result for each unit that migrates, at the type that gives it its name.
  ///
  /// With `--check`, which fails because of them, they are errors while they are not written.
  var unitResults: [Diagnostic] {
    units(.migrate).compactMap { unit in
      guard let type = unit.speaker else { return nil }
      let severity: Diagnostic.Severity =
        invocation.checks && !isWritten && baseline?.knows(unit) != true ? .error : .note
      return Diagnostic(
        path: type.path, line: type.line, column: type.column, severity: severity,
        message: Self.sentence(on: unit, isWritten: isWritten),
        code: type.kind == "protocol" ? "OBS113" : "OBS101", model: type.name)
    }
  }

  private static func sentence(on unit: MigrationUnit, isWritten: Bool) -> String {
    let others = unit.types.count - 1
    let subject =
      others == 0 ? "'\(unit.name)'" : "'\(unit.name)' and \(count(others, "type")) tied to it"
    let files = unit.files.count { $0.removed + $0.added > 0 }
    let size = "\(count(unit.changedLines, "line")) in \(count(files, "file"))"
    return isWritten ? "\(subject) migrated: \(size)" : "\(subject) can be migrated: \(size)"
  }

  /// Returns a number with what it counts.
  static func count(_ number: Int, _ name: String) -> String {
    "\(number) \(name)\(number == 1 ? "" : "s")"
  }
}

extension MigrationUnit {
  /// The type that gives the unit its name.
  var speaker: UnitType? {
    types.first {
      name == $0.name || name.hasSuffix("." + $0.name) || $0.name.hasSuffix("." + name)
    }
      ?? types.first
  }
}

extension Invocation.Verbosity {
  /// Whether something of a severity is said.
  func shows(_ severity: Diagnostic.Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: self != .quiet
    case .note: self == .verbose
    }
  }
}
