import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration of what is staged: for a commit that is about to be made.
///
/// What is read is git's index, wholly; what may be edited are the files of it that are new in the
/// next commit. A unit that reaches beyond them is named and left.
struct StagedCommand<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>
  private let reading: ProjectReading<World>

  init(
    _ invocation: Invocation, _ console: Console<World>,
    _ planner: @escaping CommandLineTool.Planner
  ) {
    var invocation = invocation
    invocation.configuration.listsUnits = true
    self.invocation = invocation
    self.console = console
    reading = ProjectReading(invocation: invocation, console: console, planner: planner)
  }

  func run() async throws -> ExitStatus {
    let baseline = try await console.baseline(of: invocation)
    let store = try await console.world.stagedStore()
    try await reading.recover(in: store)
    let (staged, problems) = try await store.stagedSources()
    let chosen = try await chosen(of: staged, in: store)
    guard chosen.contains(where: Migrator.mentionsOldModel) else {
      let diagnostics = problems.map { Wording.diagnostic(for: $0, severity: .warning) }
      try await console.tell(
        RunOutcome(
          MigrationReport(), diagnostics, of: chosen, in: store.root, isWritten: false, invocation))
      if let closing = closing(MigrationReport(), isWritten: false) { await say(closing) }
      return .success
    }
    let request = ProjectFiles.Request(
      paths: chosen.map { store.root.appendingPath($0.path) }, root: invocation.projectRoot,
      excluded: invocation.excluded.map { Glob($0) })
    let project = await ProjectFiles(request, from: store)
    var outcome = try await outcome(for: project, in: store)
    outcome.known = Set(
      outcome.report.units.filter { baseline?.knows($0) == true }.flatMap { $0.types.map(\.name) })
    return try await finish(outcome, project, in: store)
  }

  /// What can be done with what is staged.
  private struct Outcome {
    let report: MigrationReport

    /// The staged files whose changes that are not staged stand in the way.
    let disputed: [String]

    /// The models that a baseline names, which do not fail a check.
    var known: Set<String> = []
  }

  /// Returns the staged files that the paths on the command line name; all of them without paths.
  private func chosen(
    of staged: [SourceText], in store: StagedStore
  ) async throws(HostError) -> [SourceText] {
    guard !invocation.paths.isEmpty else { return staged }
    var places: [Place] = []
    for path in invocation.paths { places.append(try await store.place(of: path)) }
    return staged.filter { source in
      places.contains { place in
        switch place {
        case .file(let path): source.path == path
        case .folder(let folder): source.path.path(relativeTo: folder) != nil
        }
      }
    }
  }

  /// Plans the migration, again without the files on disk that could not follow it.
  private func outcome(
    for project: ProjectFiles, in store: StagedStore
  ) async throws -> Outcome {
    var project = project
    var disputed: [String] = []
    while !project.editable.isEmpty {
      let report = try await reading.report(of: project)
      let found =
        invocation.destination == .files
        ? await store.disputed(among: replacements(of: report)) : []
      guard !found.isEmpty else { return Outcome(report: report, disputed: disputed) }
      disputed += found
      project.withhold(found)
    }
    return Outcome(report: MigrationReport(), disputed: disputed)
  }

  private func replacements(of report: MigrationReport) -> [FileReplacement] {
    report.changes.map {
      FileReplacement(path: $0.path, expected: $0.before, content: $0.after)
    }
  }

  /// Prints or stages the outcome, and says what is to be said.
  private func finish(
    _ outcome: Outcome, _ project: ProjectFiles, in store: StagedStore
  ) async throws(HostError) -> ExitStatus {
    var report = outcome.report
    if invocation.checks { report.migrated.removeAll(where: outcome.known.contains) }
    var diagnostics =
      reading.problems(of: project) + places(of: report, project)
      + unitsBeyond(report, project.editable) + outcome.disputed.map(Wording.disputed)
    var isWritten = false
    switch invocation.destination {
    case .standardOutput:
      // The check is for a hook, where the places are worth more than the patch.
      if invocation.isPlain, !invocation.checks { try await console.print(diffs(of: report)) }
    case .baseline: break
    case .patch(let path):
      try await console.world.write(diffs(of: report).flatMap(\.text), toFile: path)
    case .files:
      do throws(HostError) {
        try await store.replace(replacements(of: report))
        isWritten = true
      } catch {
        diagnostics.append(Wording.diagnostic(for: error))
      }
    }
    // Who stops a run does not wait for a report on what it would have done.
    if diagnostics.contains(where: { $0.code == CodeDescription.interrupted.code }) {
      await console.report(diagnostics.filter { $0.severity == .error })
      return .trouble
    }
    let closing = closing(report, isWritten: isWritten)
    // Where a commit is refused, what to do about it comes before the places.
    let isRefusal = invocation.checks && invocation.isPlain
    if let closing, isRefusal { await say(closing) }
    try await console.tell(
      RunOutcome(
        concerning(project.editable, report), diagnostics, of: project.sources, in: store.root,
        isWritten: isWritten, invocation))
    if let closing, !isRefusal { await say(closing) }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    let isKnown = !outcome.known.isEmpty && report.migrated.isEmpty
    return invocation.checks && !report.changes.isEmpty && !isKnown ? .findings : .success
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] { report.changes.map(\.diff) }

  /// Returns the part of a report that is about units with something in the staged files.
  private func concerning(_ staged: Set<String>, _ report: MigrationReport) -> MigrationReport {
    var part = report
    part.units = report.units.filter { unit in unit.files.contains { staged.contains($0.path) } }
    let units = Set(part.units.map(\.name))
    for index in part.units.indices {
      part.units[index].holds.removeAll { !units.contains($0.name) }
    }
    let names = Set(part.units.flatMap(\.types).map(\.name))
    part.kept = report.kept.filter { names.contains($0.name) }
    part.leftOut = report.leftOut.filter(names.contains)
    return part
  }

  private func say(_ line: String) async {
    if console.verbosity != .quiet { await console.say(line) }
  }
}

// MARK: What is said

extension StagedCommand {
  /// Each place that would change, and what to know about it; of the rest what is asked for.
  private func places(of report: MigrationReport, _ project: ProjectFiles) -> [Diagnostic] {
    let migrated = Set(report.migrated)
    return report.diagnostics.compactMap { diagnostic in
      guard project.editable.contains(diagnostic.path) else { return nil }
      if let model = diagnostic.model, migrated.contains(model) {
        // In a report each unit is a result of its own.
        guard invocation.checks, invocation.format == .text, invocation.destination != .files
        else { return diagnostic }
        return diagnostic.with(severity: .warning)
      }
      // What stays as it is concerns nobody who commits, unless they ask.
      return diagnostic.with(severity: .note)
    }
  }

  /// Names each unit of which only a part is staged.
  private func unitsBeyond(_ report: MigrationReport, _ staged: Set<String>) -> [Diagnostic] {
    report.units.compactMap { unit in
      let inside = unit.files.map(\.path).filter(staged.contains)
      let outside = unit.files.map(\.path).filter { !staged.contains($0) }
      guard unit.decision == .keep, let first = inside.first, let other = outside.first,
        unit.reasons.allSatisfy({ $0.code == DiagnosticCatalog.outsidePaths })
      else { return nil }
      let type = unit.types.first { staged.contains($0.path) }
      var words = invocation
      words.paths = []
      let command = StepCommand.shell(StepCommand.arguments(for: unit, words))
      let more = outside.count > 1 ? " and \(outside.count - 1) more" : ""
      return Diagnostic(
        path: type?.path ?? first, line: type?.line ?? 0, column: type?.column ?? 0,
        severity: .warning,
        message: "'\(unit.name)' reaches beyond what is staged, to '\(other)'\(more), and is left: "
          + "once this is committed, '\(command)' migrates it",
        code: DiagnosticCatalog.outsidePaths, model: type?.name ?? unit.name)
    }
  }

  /// Returns the closing line; nil where there is nothing to migrate and nobody asked.
  private func closing(_ report: MigrationReport, isWritten: Bool) -> String? {
    guard !report.migrated.isEmpty else {
      return invocation.checks || isHook ? nil : "nothing to migrate in what is staged"
    }
    let models = Summary.count(report.migrated, "model")
    let files = Summary.count(report.changes, "staged file")
    if isWritten { return "\(models) migrated in \(files), and staged" }
    let words = StepCommand.head(of: invocation) + ["--staged"]
    let way = isHook && invocation.checks ? "; 'git commit --no-verify' commits without it" : ""
    return "\(models) in \(files) can migrate: '\(StepCommand.shell(words))' does it and stages it"
      + way
  }

  /// Whether git runs this as a hook: it tells its hooks where the index is.
  private var isHook: Bool { console.world.environment["GIT_INDEX_FILE"] != nil }
}
