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
      if invocation.format == .text, invocation.report == nil {
        try await console.print(diffs(of: report))
      }
    case .patch(let path):
      try await console.world.write(diffs(of: report).flatMap(\.text), toFile: path)
    case .files:
      let failures = await MigrationWriter(invocation, console, store).replace(report.changes)
      diagnostics += failures
      isWritten = !failures.contains { $0.severity == .error }
    }
    try await tell(
      RunOutcome(
        report, diagnostics, of: project, in: await store.root, isWritten: isWritten, invocation))
    if console.verbosity != .quiet, !project.sources.isEmpty {
      await console.say(Summary.line(for: report, isWritten: isWritten))
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    return invocation.checks && !report.changes.isEmpty ? .findings : .success
  }

  /// Prints what came of the run in the form that was asked for, and writes the page about it.
  private func tell(_ outcome: RunOutcome) async throws(HostError) {
    if let page = invocation.report {
      try await console.world.write(Array(HTMLReport.text(of: outcome).utf8), toFile: page)
    }
    switch invocation.format {
    case .text:
      await console.report(outcome.diagnostics)
      return
    // What is printed is a log, where errors stand beside everything else.
    case .github:
      try await console.print(GitHubReport.text(of: outcome))
      return
    case .xcode:
      try await console.print(XcodeReport.text(of: outcome))
      return
    case .json: try await console.print(JSONReport.text(of: outcome))
    case .sarif: try await console.print(SARIFReport.text(of: outcome))
    case .markdown: try await console.print(MarkdownReport.text(of: outcome))
    }
    await console.report(outcome.diagnostics.filter { $0.severity == .error })
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] { report.changes.map(\.diff) }
}
