import ObservifyHost
import ObservifyKit
import ObservifyText

/// `observify syntax`: prints how files are parsed.
struct SyntaxCommand<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>

  init(_ invocation: Invocation, _ console: Console<World>) {
    self.invocation = invocation
    self.console = console
  }

  func run() async throws(HostError) -> ExitStatus {
    if let step = invocation.timedStep { return try await measure(step) }
    if invocation.printsNames { return try await printNames() }
    var status = ExitStatus.success
    for path in invocation.paths {
      do throws(HostError) {
        let source = try await console.world.read(path)
        let text =
          invocation.printsFacts ? SyntaxPrinter.facts(source) : SyntaxPrinter.dump(source)
        try await console.print(text)
      } catch {
        if case .unwritable = error { throw error }
        await console.report([Wording.diagnostic(for: error)])
        status = .trouble
      }
    }
    return status
  }

  /// Prints the names of values in the files of the paths, with the types that the project gives them.
  private func printNames() async throws(HostError) -> ExitStatus {
    let store = try await console.world.store(enclosing: invocation.paths)
    let project = await ProjectFiles(ProjectFiles.Request(paths: invocation.paths), from: store)
    let input = ProjectInput(
      sources: project.sources, manifests: project.manifests, editable: project.editable)
    for text in await SyntaxPrinter.names(input) { try await console.print(text) }
    await console.report(project.problems.map { Wording.diagnostic(for: $0.error) })
    return project.problems.isEmpty ? .success : .trouble
  }

  /// Prints what a step takes over all Swift files of the paths, reading left out.
  private func measure(_ step: ParsingTrial.Step) async throws(HostError) -> ExitStatus {
    let store = try await console.world.store(enclosing: invocation.paths)
    let project = await ProjectFiles(ProjectFiles.Request(paths: invocation.paths), from: store)
    let sources = project.sources.filter { project.editable.contains($0.path) }
    let bytes = sources.reduce(0) { $0 + $1.bytes.count }
    let processor = console.world.processorTime
    let start = ContinuousClock.now
    let yield = await ParsingTrial.run(step, on: sources)
    let wall = ContinuousClock.now - start
    let used = console.world.processorTime - processor
    try await console.print(
      """
      \(step.rawValue): \(sources.count) files, \(bytes) bytes, \(yield.tokens) tokens, \
      \(yield.nodes) nodes, tables of \(yield.tableSize) bytes; \
      cpu \(microseconds(used)) us, wall \(microseconds(wall)) us

      """)
    await console.report(project.problems.map { Wording.diagnostic(for: $0.error) })
    return project.problems.isEmpty ? .success : .trouble
  }

  private func microseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000
  }
}
