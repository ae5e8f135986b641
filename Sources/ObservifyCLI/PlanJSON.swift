import ObservifyKit

/// The plan as JSON, for scripts and dashboards.
///
/// `version` rises when a member changes its meaning or goes; members may be added without. Members
/// stand in the order of this file, units in that of the plan, everything else by path and place.
enum PlanJSON {
  /// The version of the format.
  static let version = 1

  /// Returns the plan of a report.
  static func text(of report: MigrationReport, _ invocation: Invocation) -> String {
    JSONText.object([
      ("version", .number(version)),
      ("tool", .string("observify \(Version.current)")),
      ("summary", summary(of: report)),
      ("units", .array(report.units.map { unit($0, invocation) })),
      ("missingModules", .array(report.missingModules.map { .string($0) })),
    ]).text
  }

  private static func summary(of report: MigrationReport) -> JSONText {
    let count = { (decision: MigrationUnit.Decision) in
      JSONText.number(report.units.count { $0.decision == decision })
    }
    return .object([
      ("observable", .number(report.observable.count)),
      ("types", .number(report.units.reduce(0) { $0 + $1.types.count })),
      ("units", .number(report.units.count)),
      ("migrate", count(.migrate)),
      ("keep", count(.keep)),
      ("leave", count(.leave)),
    ])
  }

  static func unit(_ unit: MigrationUnit, _ invocation: Invocation) -> JSONText {
    let command = unit.step.map { _ in StepCommand.arguments(for: unit, invocation) }
    return .object([
      ("name", .string(unit.name)),
      ("decision", .string(unit.decision.rawValue)),
      ("step", unit.step.map { .number($0) } ?? .null),
      ("command", command.map { .array($0.map { .string($0) }) } ?? .null),
      ("types", .array(unit.types.map(type))),
      ("files", .array(unit.files.map(file))),
      (
        "size",
        .object([
          ("types", .number(unit.types.count)), ("sites", .number(unit.sites)),
          ("lines", .number(unit.changedLines)), ("files", .number(unit.files.count)),
        ])
      ),
      ("holds", .array(unit.holds.map(held))),
      ("warnings", .array(unit.warnings.map { diagnostic($0, invocation) })),
      ("faults", .array(unit.earlierFaults.map { diagnostic($0, invocation) })),
      ("reasons", .array(unit.reasons.map { diagnostic($0, invocation) })),
    ])
  }

  private static func type(_ type: UnitType) -> JSONText {
    .object([
      ("name", .string(type.name)), ("kind", .string(type.kind)),
      ("module", .string(type.module)), ("path", .string(type.path)),
      ("line", .number(type.line)), ("column", .number(type.column)),
    ])
  }

  private static func file(_ file: UnitFile) -> JSONText {
    .object([
      ("path", .string(file.path)), ("removed", .number(file.removed)),
      ("added", .number(file.added)),
    ])
  }

  private static func held(_ held: HeldUnit) -> JSONText {
    .object([
      ("unit", .string(held.name)), ("required", .bool(held.isRequired)),
      (
        "places",
        .array(
          held.places.map {
            .object([
              ("path", .string($0.path)), ("line", .number($0.line)),
              ("column", .number($0.column)), ("message", .string($0.message)),
            ])
          })
      ),
    ])
  }

  private static func diagnostic(_ diagnostic: Diagnostic, _ invocation: Invocation) -> JSONText {
    .object([
      ("code", .string(diagnostic.code)), ("type", diagnostic.model.map { .string($0) } ?? .null),
      ("path", .string(diagnostic.path)), ("line", .number(diagnostic.line)),
      ("column", .number(diagnostic.column)), ("message", .string(diagnostic.message)),
      (
        "remedy",
        CodeDescription.remedy(of: diagnostic.code, in: invocation).map { .string($0) } ?? .null
      ),
    ])
  }
}

extension CodeDescription {
  private static let remedies: [String: String] = Dictionary(
    uniqueKeysWithValues: everything.compactMap { code in
      code.remedy.map {
        (code.code, $0.split(whereSeparator: \.isWhitespace).joined(separator: " "))
      }
    })

  /// Returns what a person can do about what a code says, on one line, without the sentences that name an
  /// option which the run has.
  static func remedy(of code: String, in invocation: Invocation) -> String? {
    guard let remedy = remedies[code] else { return nil }
    let given = invocation.configuration.forms
    let sentences = remedy.split(separator: ". ").filter { !given.contains(where: $0.contains) }
    return sentences.joined(separator: ". ") + (sentences.last?.hasSuffix(".") == true ? "" : ".")
  }
}

extension Configuration {
  /// The options that bring more up to date, as they are named in quotes; `modernize` does all that
  /// `bridge` does.
  fileprivate var forms: [String] {
    let combine: [Combine] =
      switch self.combine {
      case .keep: []
      case .bridge: [.bridge]
      case .modernize: [.bridge, .modernize]
      }
    return combine.map { "'--combine \($0.rawValue)'" }
      + modernizations.map { "'--modernize \($0.rawValue)'" }
  }
}
