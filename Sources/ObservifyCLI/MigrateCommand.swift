import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration itself: reads a project, has it planned, and prints or writes the result.
struct MigrateCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  func run() async throws -> ExitStatus {
    let baseline = try await console.baseline(of: invocation)
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    let (project, store) = try await reading.project()
    let report = try await report(of: project)
    if case .baseline(let path) = invocation.destination {
      return try await write(Baseline(report), to: path, reading.problems(of: project))
    }
    var told = report
    var diagnostics = report.diagnostics + reading.problems(of: project)
    var isWritten = false
    switch invocation.destination {
    case .standardOutput:
      // Who asks whether there is anything to migrate does not ask for the patch.
      if invocation.isPlain, !invocation.checks { try await show(report) }
    case .baseline: break
    case .patch(let path):
      try await console.world.write(diffs(of: report).flatMap(\.text), toFile: path)
    case .files:
      let failures = await MigrationWriter(invocation, console, store).replace(report.changes)
      diagnostics += failures
      isWritten = !failures.contains { $0.severity == .error }
      // Why nothing was written is not to drown in what the changes would have brought.
      if !isWritten, invocation.isPlain, console.verbosity != .verbose {
        diagnostics.removeAll { $0.model != nil }
        told.units = []
      }
    }
    // Who stops a run does not wait for a report on what it would have done.
    if diagnostics.contains(where: { $0.code == CodeDescription.interrupted.code }) {
      await console.report(diagnostics.filter { $0.severity == .error })
      return .trouble
    }
    var outcome = RunOutcome(
      told, diagnostics, of: project.sources, in: await store.root, isWritten: isWritten,
      invocation)
    outcome.baseline = baseline
    try await console.tell(outcome)
    if let baseline, let path = invocation.baseline {
      await console.report(baseline.gone(from: report), of: path)
    }
    if console.verbosity != .quiet, !project.sources.isEmpty {
      let known = outcome.units(.migrate).count - outcome.newUnits.count
      var note = baseline == nil ? "" : "; \(known) of the baseline"
      let (added, removed) = TodoComments.counts(in: report)
      if added + removed > 0 { note += "; TODO comments: \(added) added, \(removed) removed" }
      await console.say(Summary.line(for: report, isWritten: isWritten) + note)
      let isVersioned = await store.isVersioned
      // What a check is asked for, once in every change, is whether there is anything to migrate.
      if !invocation.checks {
        let notes = [
          Summary.note(onOffered: report, isWhole: console.verbosity == .verbose),
          Summary.note(onMoved: report),
          isWritten && !report.changes.isEmpty && !isVersioned
            ? Summary.noteOnFilesWithoutVersions : nil,
        ]
        for case let note? in notes { await console.say(note) }
      }
      if invocation.isPlain, !diagnostics.contains(where: { $0.severity == .error }) {
        let undo =
          isWritten && !invocation.allowsDirty
          ? await UndoCommand.text(
            for: report.changes, in: store, from: console.world.currentFolder) : nil
        let steps = NextSteps(after: outcome, Digest(outcome), undo: undo)
        for line in steps.lines { await console.say(line) }
      }
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    return outcome.failsCheck ? .findings : .success
  }

  /// Writes the models of now to a file.
  private func write(
    _ baseline: Baseline, to path: String, _ problems: [Diagnostic]
  ) async throws(HostError) -> ExitStatus {
    await console.report(problems)
    // What was not read would count as new as soon as it is.
    guard !problems.contains(where: { $0.severity == .error }) else { return .trouble }
    try await console.world.write(Array(baseline.text.utf8), toFile: path)
    if console.verbosity != .quiet {
      let check = StepCommand.shell(["observify", "--check", "--baseline", path])
      await console.say(
        "\(Summary.count(baseline.names, "model")) in '\(Visible.text(path))': '\(check)' fails for others alone"
      )
    }
    return .success
  }

  /// Plans the migration; what is said of it is said unit by unit.
  private func report(of project: ProjectFiles) async throws -> MigrationReport {
    var invocation = invocation
    let editable = project.sources.filter { project.editable.contains($0.path) }
    let hasTodos =
      invocation.writesTodos || editable.contains { $0.contains(TodoComments.mark) }
    let configuration = invocation.configuration
    let isChosen = !configuration.only.isEmpty || !configuration.skip.isEmpty
    if hasTodos || isChosen || console.verbosity != .quiet,
      project.sources.contains(where: Migrator.mentionsOldModel)
    {
      invocation.configuration.listsUnits = true
    }
    let report = try await ProjectReading(
      invocation: invocation, console: console, planner: planner
    ).report(of: project)
    try checkOrder(of: report)
    guard hasTodos else { return report }
    return TodoComments(report, editable, invocation.writesTodos ? .all : .solved).added()
  }

  /// Makes sure that no unit moves before one that must move first.
  private func checkOrder(of report: MigrationReport) throws(UsageError) {
    let left = Set(report.units.filter { $0.decision == .leave }.map(\.name))
    let only = invocation.configuration.only
    for unit in report.units where unit.decision == .migrate {
      guard let held = unit.holds.first(where: { $0.isRequired && left.contains($0.name) }) else {
        continue
      }
      throw .movesAfter(
        unit.name, needed: held.name,
        selection: only.isEmpty ? nil : (only + [held.name]).joined(separator: ","))
    }
  }

  /// Prints the patch; on a terminal, one that does not fit is summed up.
  ///
  /// What is to be said would be behind a pager, and git's own may be a program that the repository
  /// names.
  private func show(_ report: MigrationReport) async throws(HostError) {
    let diffs = diffs(of: report)
    if let height = console.world.screenHeight {
      let words = StepCommand.again(invocation) + ["--color", "always"]
      let command = StepCommand.shell(words) + " | less -R"
      let summary = PatchSummary.text(
        of: report.changes, diffs, height: height, command: command)
      if let summary {
        try await console.print(summary)
        return
      }
    }
    try await console.print(diffs)
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] { report.changes.map(\.diff) }
}
