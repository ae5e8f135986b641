import ObservifyKit
public import Testing

/// Expects that a file becomes another, with these findings, and that all checks hold.
///
/// - Parameters:
///   - marked: The file, with marks such as `1️⃣` before what is found.
///   - expected: The file afterwards; nil when it stays.
///   - findings: What is found, as it is printed: `"1️⃣ OBS201"`, or with its message
///     `"1️⃣ OBS201 'model' becomes '@State'"`. Notes are listed only where `showsNotes` asks for them.
///   - options: The options of the command line.
///   - showsNotes: Whether notes count, not only warnings.
///   - location: Where failures are shown.
public func expectMigration(
  of marked: String, becomes expected: String?, findings: [String] = [], options: [String] = [],
  showsNotes: Bool = false, location: SourceLocation = #_sourceLocation
) async {
  await expectMigration(
    of: ["Test.swift": marked], becomes: expected.map { ["Test.swift": $0] } ?? [:],
    findings: findings, options: options, showsNotes: showsNotes, location: location)
}

/// Expects that some files of a project become others.
///
/// - Parameters:
///   - files: The project's files, each with marks of its own: every mark stands once in the project.
///   - expected: The files that change.
///   - findings: What is found, as it is printed.
///   - options: The options of the command line.
///   - showsNotes: Whether notes count, not only warnings.
///   - location: Where failures are shown.
public func expectMigration(
  of files: [String: String], becomes expected: [String: String], findings: [String] = [],
  options: [String] = [], showsNotes: Bool = false, location: SourceLocation = #_sourceLocation
) async {
  let marked = files.mapValues { MarkedSource($0) }
  let before = marked.mapValues { Array($0.text.utf8) }
  let checks = MigrationChecks(
    name: "inline", before: before,
    after: before.merging(expected.mapValues { Array($0.utf8) }) { $1 }, options: options)
  let run = await ToolRun(before, options: options)
  for failure in await checks.failures(of: run) {
    Issue.record(Comment(rawValue: failure), sourceLocation: location)
  }
  let found = (run.report?.diagnostics ?? []).filter { showsNotes || $0.severity != .note }
  let short = found.map { diagnostic in
    let mark = marked[diagnostic.path]?.mark(atLine: diagnostic.line, column: diagnostic.column)
    let place = mark ?? "\(diagnostic.path):\(diagnostic.line):\(diagnostic.column)"
    return "\(place) \(diagnostic.code)"
  }
  // A finding is compared with its message where the expectation has one.
  let shown = zip(short, found).enumerated().map { place, pair in
    findings.indices.contains(place) && findings[place] == pair.0
      ? pair.0 : "\(pair.0) \(pair.1.message)"
  }
  if shown != findings {
    let difference = LineDifference(
      expected: findings.map { $0 + "\n" }.joined(), found: shown.map { $0 + "\n" }.joined(),
      name: "findings", update: nil)
    Issue.record("findings: \(difference)", sourceLocation: location)
  }
}
