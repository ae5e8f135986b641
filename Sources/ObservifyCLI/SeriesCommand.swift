import ObservifyHost
import ObservifyKit
import ObservifyText

/// Writes the migration as numbered patches, one a unit, for `git am`.
struct SeriesCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  /// Writes the patches into the folder, which must not hold any yet.
  func run() async throws -> ExitStatus {
    let folder = invocation.series ?? "."
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    let (project, store) = try await reading.project()
    var steps = try await UnitSteps(of: project, invocation, console, planner)
    var diagnostics = steps.whole.diagnostics + reading.problems(of: project)
    let (patches, problems) = try await write(
      steps.units, of: &steps, comingTo: steps.whole.changes)
    diagnostics += problems
    var told = steps.whole
    // Why nothing was written is not to drown in what the patches would have brought.
    let isWritten = !problems.contains { $0.severity == .error }
    if !isWritten, invocation.isPlain, console.verbosity != .verbose {
      diagnostics.removeAll { $0.model != nil }
      told.units = []
    }
    let outcome = RunOutcome(
      told, diagnostics, of: project.sources, in: await store.root, isWritten: false,
      invocation)
    try await console.tell(outcome)
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    if console.verbosity != .quiet {
      await console.say(
        "\(Self.count(patches)) in '\(Visible.text(folder))': "
          + Summary.line(for: steps.whole, isWritten: false))
      if patches > 0 {
        let next = NextSteps(withSeriesIn: folder, Digest(outcome), invocation)
        for line in next.lines { await console.say(line) }
      }
    }
    return invocation.checks && patches > 0 ? .findings : .success
  }

  /// Says how many patches there are.
  static func count(_ patches: Int) -> String {
    patches == 1 ? "1 patch" : "\(patches) patches"
  }

  /// Writes a patch for each of some units.
  ///
  /// - Parameters:
  ///   - units: The units, in the order of the series.
  ///   - steps: The project before the first of them.
  ///   - changes: What all of them must come to.
  /// - Returns: How many patches there are, why none was written, and what they leave otherwise than one run.
  /// - Throws: What keeps a unit from being planned, or the folder from being written.
  func write(
    _ units: [MigrationUnit], of steps: inout UnitSteps<World>, comingTo changes: [FileChange]
  ) async throws -> (patches: Int, problems: [Diagnostic]) {
    let mails = try await mails(of: units, &steps)
    let uneven = differences(of: steps.changes, changes).map(Wording.uneven)
    let problem = try await obstacle()
    if problem == nil, !mails.isEmpty {
      let files = mails.map { SourceText(path: $0.fileName, bytes: $0.text(of: mails.count)) }
      try await console.world.write(files, intoFolder: invocation.series ?? ".")
    }
    return (mails.count, mails.isEmpty ? [] : [problem].compactMap(\.self) + uneven)
  }

  /// Returns why no series can be written into the folder.
  func obstacle() async throws(HostError) -> Diagnostic? {
    let folder = invocation.series ?? "."
    let names = try await console.world.names(inFolder: folder)
    guard names.contains(where: { $0.hasSuffix(".patch") }) else { return nil }
    return Self.failure(
      folder,
      "holds patches already, which 'git am' would take for more of these: "
        + "remove them, or name another folder")
  }

  private func mails(
    of units: [MigrationUnit], _ steps: inout UnitSteps<World>
  ) async throws -> [PatchMail] {
    let author = await console.world.author() ?? "Observify <observify@localhost>"
    var mails: [PatchMail] = []
    for unit in units {
      let report = try await steps.report(of: [unit])
      steps.make(report)
      guard !report.changes.isEmpty else { continue }
      let described = report.units.first { $0.decision == .migrate && $0.name == unit.name }
      mails.append(
        PatchMail(
          unit: described ?? unit, report: report, number: mails.count + 1, author: author))
    }
    return mails
  }

  /// Returns the paths of the files that two runs leave with different texts.
  private func differences(of some: [FileChange], _ others: [FileChange]) -> [String] {
    let (some, others) = (texts(of: some), texts(of: others))
    return Set(some.keys).union(others.keys).sorted().filter { some[$0] != others[$0] }
  }

  private func texts(of changes: [FileChange]) -> [String: [UInt8]] {
    Dictionary(changes.map { ($0.path, $0.after) }, uniquingKeysWith: { $1 })
  }

  private static func failure(_ path: String, _ message: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .error, message: message,
      code: CodeDescription.unwritable.code)
  }
}
