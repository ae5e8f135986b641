import ObservifyKit
import ObservifyText

/// A run as JSON, with its edits: enough for an editor or a script to apply them.
///
/// `Fixtures/Schemas/report-1.schema.json` describes it. `version` rises when a member changes its
/// meaning or goes; members may be added without.
enum JSONReport {
  /// The version of the format.
  static let version = 1

  /// Returns the report of a run.
  static func text(of outcome: RunOutcome) -> String {
    let report = outcome.report
    return JSONText.object([
      ("version", .number(version)),
      ("tool", .string("observify \(Version.current)")),
      ("root", .string(outcome.root)),
      ("written", .bool(outcome.isWritten)),
      (
        "summary",
        .object([
          ("migrate", .number(outcome.units(.migrate).count)),
          ("keep", .number(outcome.units(.keep).count)),
          ("leave", .number(outcome.units(.leave).count)),
          ("observable", .number(report.observable.count)),
          ("files", .number(report.changes.count)),
          ("edits", .number(report.changes.reduce(0) { $0 + $1.edits.count })),
        ])
      ),
      ("units", .array(report.units.map { PlanJSON.unit($0, outcome.invocation) })),
      ("files", .array(report.changes.map(file))),
      ("diagnostics", .array(outcome.diagnostics.map(diagnostic))),
    ]).text
  }

  private static func file(_ change: FileChange) -> JSONText {
    let lines = LineMap(change.before)
    return .object([
      ("path", .string(change.path)),
      ("bytes", .number(change.before.count)),
      ("edits", .array(change.edits.map { edit($0, of: change, lines) })),
    ])
  }

  private static func edit(_ edit: FileEdit, of change: FileChange, _ lines: LineMap) -> JSONText {
    let start = lines.position(of: ByteOffset(edit.range.lowerBound))
    let end = lines.position(of: ByteOffset(edit.range.upperBound))
    return .object([
      ("offset", .number(edit.range.lowerBound)),
      ("length", .number(edit.range.count)),
      ("start", place(start)),
      ("end", place(end)),
      ("old", .string(String(decoding: change.before[edit.range], as: UTF8.self))),
      ("new", .string(edit.replacement)),
      (
        "reasons",
        .array(
          edit.reasons.map { .object([("code", .string($0.code)), ("unit", .string($0.unit))]) })
      ),
    ])
  }

  private static func place(_ position: LineMap.Position) -> JSONText {
    .object([("line", .number(position.line)), ("column", .number(position.column))])
  }

  private static func diagnostic(_ diagnostic: Diagnostic) -> JSONText {
    .object([
      ("severity", .string(diagnostic.severity.rawValue)),
      ("code", .string(diagnostic.code)),
      ("type", diagnostic.model.map { .string($0) } ?? .null),
      ("path", .string(diagnostic.path)),
      ("line", .number(diagnostic.line)),
      ("column", .number(diagnostic.column)),
      ("message", .string(diagnostic.message)),
      ("notes", .array(diagnostic.notes.map(Self.diagnostic))),
    ])
  }
}
