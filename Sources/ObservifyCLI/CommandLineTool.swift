package import ObservifyHost
package import ObservifyKit

/// The whole tool, as a function of its arguments and its surroundings.
package enum CommandLineTool {
  /// What decides on a project's migration.
  package typealias Planner =
    @Sendable (
      Configuration, ProjectInput, _ progress: @escaping @Sendable (Progress) -> Void
    ) async -> MigrationReport

  /// Does what the arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's name not among them.
  ///   - world: Where files, the environment and the terminal are.
  ///   - planner: What decides on the migration; tests of the command line bring their own.
  /// - Returns: The exit status.
  package static func run(
    _ arguments: [String], in world: some Surroundings,
    planner: @escaping Planner = { await Migrator($0).plan($1, progress: $2) }
  ) async -> ExitStatus {
    let invocation: Invocation
    do throws(UsageError) {
      invocation = try OptionParser.parse(arguments)
    } catch {
      await Console(world, coloring: .auto, verbosity: .normal).report(error)
      return .trouble
    }
    var console = Console(
      world, coloring: invocation.coloring, verbosity: invocation.verbosity)
    do {
      let whole = try await ProjectSetup(invocation, console).completed()
      console = Console(world, coloring: whole.coloring, verbosity: whole.verbosity)
      return try await run(whole, console: console, planner: planner)
    } catch let error as UsageError {
      await console.report(error)
    } catch let error as HostError {
      await console.report([Wording.diagnostic(for: error)])
    } catch {
      await console.say("observify: \(error)")
    }
    return .trouble
  }

  private static func run(
    _ invocation: Invocation, console: Console<some Surroundings>, planner: @escaping Planner
  ) async throws -> ExitStatus {
    switch (invocation.question, invocation.command) {
    case (.help, let command):
      try await console.print(HelpText.text(of: command))
    case (.fullHelp, let command):
      try await console.print(HelpText.fullText(of: command))
    case (.version, _):
      try await console.print("observify \(Version.current)\n")
    case (.allCodes, _):
      try await console.print(Explanation.list())
    case (.code(let code), _):
      try await console.print(Explanation.text(of: code, isColored: console.colorsOutput))
    case (nil, .syntax):
      return try await SyntaxCommand(invocation, console).run()
    case (nil, .completions):
      guard let shell = invocation.paths.first.flatMap(Completions.Shell.init) else { break }
      try await console.print(Completions.script(for: shell))
    case (nil, .plan):
      return try await PlanCommand(invocation: invocation, console: console, planner: planner).run()
    case (nil, .migrate) where invocation.isStaged:
      return try await StagedCommand(invocation, console, planner).run()
    case (nil, .migrate) where invocation.series != nil:
      return try await SeriesCommand(invocation: invocation, console: console, planner: planner)
        .run()
    case (nil, .migrate) where invocation.isInteractive:
      return try await InteractiveCommand(
        invocation: invocation, console: console, planner: planner
      ).run()
    case (nil, .migrate):
      return try await MigrateCommand(invocation: invocation, console: console, planner: planner)
        .run()
    }
    return .success
  }
}
