import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration itself: reads a project, has it planned, and prints or writes the result.
struct MigrateCommand<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>
  private let planner: CommandLineTool.Planner

  init(
    _ invocation: Invocation, _ console: Console<World>,
    _ planner: @escaping CommandLineTool.Planner
  ) {
    self.invocation = invocation
    self.console = console
    self.planner = planner
  }

  func run() async throws -> ExitStatus {
    let reading = ProjectReading(invocation, console, planner)
    let (project, store) = try await reading.project()
    let report = try await reading.report(of: project)
    var diagnostics = report.diagnostics + reading.problems(of: project)
    var isWritten = false
    switch invocation.destination {
    case .standardOutput:
      try await console.print(diffs(of: report))
    case .patch(let path):
      try await console.world.write(diffs(of: report).flatMap(\.text), toFile: path)
    case .files:
      let failures = await MigrationWriter(invocation, console, store).replace(report.changes)
      diagnostics += failures
      isWritten = !failures.contains { $0.severity == .error }
    }
    await console.report(diagnostics.inOrder)
    if console.verbosity != .quiet, !project.sources.isEmpty {
      await console.say(Summary.line(for: report, isWritten: isWritten))
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    return invocation.checks && !report.changes.isEmpty ? .findings : .success
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] { report.changes.map(\.diff) }
}
