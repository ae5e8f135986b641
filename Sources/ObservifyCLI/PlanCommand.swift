import ObservifyHost
import ObservifyKit

/// `observify plan`: prints which units migrate, in which order, and why the others stay.
struct PlanCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  func run() async throws -> ExitStatus {
    let parsed = ParsedFiles()
    let reading = ProjectReading(
      invocation: invocation, console: console, planner: planner, parsed: parsed)
    let (project, store) = try await reading.project()
    let report = try await reading.report(of: project)
    let problems = reading.problems(of: project)
    switch invocation.format {
    case .text:
      try await console.print(
        PlanText(
          report, invocation, isVerbose: console.verbosity == .verbose,
          raised: try await raised(project, report, parsed)
        ).text)
    case .json:
      try await console.print(PlanJSON.text(of: report, invocation))
    case .sarif, .github, .xcode, .markdown:
      preconditionFailure("the table of options admits no such plan")
    }
    if let page = invocation.report {
      let outcome = RunOutcome(
        report, report.diagnostics + problems, of: project.sources, in: await store.root,
        isWritten: false, invocation)
      try await console.world.write(Array(HTMLReport.text(of: outcome).utf8), toFile: page)
    }
    // The plan itself says what there is to say of models.
    await console.report(report.diagnostics.filter { $0.model == nil } + problems)
    return problems.contains { $0.severity == .error } ? .trouble : .success
  }

  /// What would migrate if every target started at a system with Observation; nil where all do.
  private func raised(
    _ project: ProjectFiles, _ report: MigrationReport, _ parsed: ParsedFiles
  ) async throws -> MigrationReport? {
    let reasons = report.units.filter { $0.decision == .keep }.flatMap(\.reasons)
    guard reasons.contains(where: { DiagnosticCatalog.isAboutTarget($0.code) }) else { return nil }
    var invocation = invocation
    invocation.configuration.ignoresDeploymentTarget = true
    return try await ProjectReading(
      invocation: invocation, console: console, planner: planner, parsed: parsed
    ).report(of: project)
  }
}
