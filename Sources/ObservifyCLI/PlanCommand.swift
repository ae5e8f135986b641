import ObservifyHost
import ObservifyKit

/// `observify plan`: prints which units migrate, in which order, and why the others stay.
struct PlanCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  func run() async throws -> ExitStatus {
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    let (project, store) = try await reading.project()
    let report = try await reading.report(of: project)
    let problems = reading.problems(of: project)
    switch invocation.format {
    case .text:
      try await console.print(
        PlanText(report, invocation, isVerbose: console.verbosity == .verbose).text)
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
}
