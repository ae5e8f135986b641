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

  func run() async throws(HostError) -> ExitStatus {
    let paths = invocation.paths.isEmpty ? ["."] : invocation.paths
    let roots = invocation.projectRoot.map { [$0] } ?? []
    let store = try await console.world.store(enclosing: roots + paths)
    let request = ProjectFiles.Request(
      paths: paths, root: invocation.projectRoot, excluded: invocation.excluded.map { Glob($0) })
    let project = await ProjectFiles(request, from: store)

    let report = await plan(project)
    var diagnostics = report.diagnostics + problems(of: project)
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

  /// Has the project's migration planned, and shows a waiting person how far that is.
  private func plan(_ project: ProjectFiles) async -> MigrationReport {
    let input = ProjectInput(
      sources: project.sources, manifests: project.manifests, editable: project.editable)
    guard console.showsProgress else {
      return await planner(invocation.configuration, input) { _ in }
    }
    // The planner only leaves its state here, so that it never waits for the terminal.
    let (states, sink) = AsyncStream.makeStream(
      of: Progress.self, bufferingPolicy: .bufferingNewest(1))
    return await withTaskGroup(of: Void.self) { group in
      // Parsing keeps every core busy; what is shown meanwhile has to come first.
      group.addTask(priority: .high) { await show(states) }
      let report = await planner(invocation.configuration, input) { sink.yield($0) }
      sink.finish()
      await group.waitForAll()
      return report
    }
  }

  private func show(_ states: AsyncStream<Progress>) async {
    let start = ContinuousClock.now
    var line = ProgressLine()
    for await state in states {
      await console.show(Array(line.text(for: state, at: ContinuousClock.now - start).utf8))
    }
    await console.show(Array(line.removal().utf8))
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

  private func problems(of project: ProjectFiles) -> [Diagnostic] {
    project.problems.map {
      Wording.diagnostic(for: $0.error, severity: $0.isChosen ? .error : .warning)
    }
  }

  private func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.sorted { ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column) }
  }
}
