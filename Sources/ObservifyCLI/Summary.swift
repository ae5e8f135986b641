import ObservifyKit

/// The closing line: how many models were migrated, in how many files, and which were kept and why.
enum Summary {
  /// Returns the closing line of a run.
  static func line(for report: MigrationReport, isWritten: Bool) -> String {
    var line: String
    if report.migrated.isEmpty {
      line = report.kept.isEmpty ? "nothing to migrate" : "no model migrates"
    } else {
      let verb = isWritten ? "migrated" : "would migrate"
      line = "\(count(report.migrated, "model")) \(verb) in \(count(report.changes, "file"))"
    }
    if !report.modernized.isEmpty {
      let verb = isWritten ? "brought" : "would be brought"
      line += "; \(count(report.modernized, "other type")) \(verb) up to date"
    }
    if !report.kept.isEmpty { line += "; \(report.kept.count) kept (\(reasons(report.kept)))" }
    if !report.leftOut.isEmpty { line += "; \(report.leftOut.count) not chosen" }
    return line
  }

  /// Says that other repositories may hold what migrates; nil where nothing is offered to them.
  static func note(onOffered report: MigrationReport, isWhole: Bool = false) -> String? {
    let offered = report.offered
    guard !offered.isEmpty else { return nil }
    let subject =
      isWhole && offered.count > 3
      ? offered.map { "'\($0)'" }.joined(separator: ", ") + " are" : offered.asSubject
    let object = offered.count > 1 ? "them" : "it"
    return "\(subject) public in a library: code in other repositories that holds \(object) with "
      + "'@ObservedObject', '@EnvironmentObject' or the like has to change, too"
  }

  /// Says why assignments to `@State` move within initialisers; nil where none does.
  static func note(onMoved report: MigrationReport) -> String? {
    let count = report.diagnostics.count { $0.code == "OBS211" }
    guard count > 0 else { return nil }
    let places = "\(count) place\(count == 1 ? "" : "s")"
    return "'_x = State(…)' moves further down in 'init' in \(places); OBS211 says why"
  }

  /// What is said where files were written that nothing can restore.
  static let noteOnFilesWithoutVersions =
    "the files are in no git repository, so nothing but a copy of yours can restore them"

  /// Lists the codes by which models were kept, the most frequent first.
  private static func reasons(_ kept: [KeptModel]) -> String {
    var counts: [String: Int] = [:]
    for code in kept.flatMap({ Set($0.codes) }) { counts[code, default: 0] += 1 }
    let several = kept.count { Set($0.codes).count > 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { $0.value == 1 ? $0.key : "\($0.key) ×\($0.value)" }.joined(separator: ", ")
      + (several > 0 ? "; \(several) for more than one reason" : "")
  }

  /// Returns how many things there are: `2 models`.
  static func count(_ things: some Collection, _ name: String) -> String {
    "\(things.count) \(name)\(things.count == 1 ? "" : "s")"
  }
}
