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
      let failures = await write(report, to: store)
      diagnostics += failures
      isWritten = !failures.contains { $0.severity == .error }
    }
    await console.report(sorted(diagnostics))
    if console.verbosity != .quiet, !project.sources.isEmpty {
      await console.say(Summary.line(for: report, isWritten: isWritten))
    }
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    return invocation.checks && !report.changes.isEmpty ? .findings : .success
  }

  /// Replaces the files in the store, and returns what kept it from that.
  private func write(_ report: MigrationReport, to store: any FileStore) async -> [Diagnostic] {
    do throws(HostError) {
      if !invocation.allowsDirty {
        let files = report.changes.map { SourceText(path: $0.path, bytes: $0.before) }
        let dirty = try await store.uncommitted(among: files)
        if !dirty.isEmpty { return dirty.map(Self.uncommitted) }
      }
      try await store.replace(
        report.changes.map {
          FileReplacement(path: $0.path, expected: $0.before, content: $0.after)
        })
      return []
    } catch {
      return [Wording.diagnostic(for: error)]
    }
  }

  private static func uncommitted(_ path: String) -> Diagnostic {
    Diagnostic(
      path: path, line: 0, column: 0, severity: .error,
      message: "has uncommitted changes, so no file was changed: commit or use '--allow-dirty'",
      code: CodeDescription.uncommitted.code)
  }

  private func diffs(of report: MigrationReport) -> [UnifiedDiff] {
    report.changes.map {
      UnifiedDiff(before: SourceText(path: $0.path, bytes: $0.before), after: $0.after)
    }
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
