import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration itself: reads a project, has it planned, and prints or writes the result.
struct MigrateCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  func run() async throws -> ExitStatus {
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    let (project, store) = try await reading.project()
    let report = try await reading.report(of: project)
    var diagnostics = report.diagnostics + reading.problems(of: project)
    var isWritten = false
    switch invocation.destination {
    case .standardOutput:
      if invocation.isPlain {
        try await console.print(diffs(of: report))
      }
    case .patch(let path):
      try await console.world.write(diffs(of: report).flatMap(\.text), toFile: path)
    case .files:
      let failures = await MigrationWriter(invocation, console, store).replace(report.changes)
      diagnostics += failures
      isWritten = !failures.contains { $0.severity == .error }
      // Why nothing was written is not to drown in what the changes would have brought.
      if !isWritten, invocation.isPlain, console.verbosity != .verbose {
        diagnostics.removeAll { $0.model != nil }
      }
    }
    // Who stops a run does not wait for a report on what it would have done.
    if diagnostics.contains(where: { $0.code == CodeDescription.interrupted.code }) {
      await console.report(diagnostics.filter { $0.severity == .error })
      return .trouble
    }
    try await console.tell(
      RunOutcome(
        report, diagnostics, of: project.sources, in: await store.root, isWritten: isWritten,
        invocation))
    if console.verbosity != .quiet, !project.sources.isEmpty {
      await console.say(Summary.line(for: report, isWritten: isWritten))
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    return invocation.checks && !report.changes.isEmpty ? .findings : .success
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] { report.changes.map(\.diff) }
}
