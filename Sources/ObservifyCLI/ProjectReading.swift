import ObservifyHost
import ObservifyKit

/// What the commands that look at a whole project have in common: it is read, and has its migration
/// planned.
struct ProjectReading<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  /// What was parsed by an earlier step of the same run.
  private let parsed: ParsedFiles?

  /// Since when a person waits.
  private let start = ContinuousClock.now

  init(
    invocation: Invocation, console: Console<World>, planner: @escaping CommandLineTool.Planner,
    parsed: ParsedFiles? = nil
  ) {
    self.parsed = parsed
    self.invocation = invocation
    self.console = console
    self.planner = planner
  }

  /// Reads the project around the paths.
  func project() async throws(HostError) -> (ProjectFiles, any FileStore) {
    let paths = invocation.paths.isEmpty ? ["."] : invocation.paths
    let roots = invocation.projectRoot.map { [$0] } ?? []
    let store = try await console.world.store(enclosing: roots + paths)
    try await recover(in: store)
    let request = ProjectFiles.Request(
      paths: paths, root: invocation.projectRoot, excluded: invocation.excluded.map { Glob($0) })
    let project = await showingProgress { progress in
      await ProjectFiles(request, from: store) { completed, total in
        progress(Progress(phase: .reading, completed: completed, total: total))
      }
    }
    return (project, store)
  }

  /// Deals with what an earlier run left behind in the store, and says so.
  func recover(in store: some FileStore) async throws(HostError) {
    let changesFiles = invocation.changesFiles
    do throws(HostError) {
      guard let found = try await store.recover(changingFiles: changesFiles) else { return }
      await console.report([Wording.diagnostic(for: found)])
    } catch {
      if changesFiles { throw error }
      await console.report([Wording.diagnostic(for: error, severity: .warning)])
    }
  }

  /// Has the project's migration planned, and shows a waiting person how far that is.
  ///
  /// - Throws: ``UsageError`` when a name behind `--only` or `--skip` selects nothing.
  func report(of project: ProjectFiles) async throws(UsageError) -> MigrationReport {
    let report = await planned(project)
    for case .contradicted(let line, let stated, let found) in report.factProblems {
      throw .contradictedFact(line: line, stated: stated, found: found)
    }
    guard let problem = report.nameProblems.first else { return report }
    switch problem {
    case .unknown(let name, let known):
      throw .unknownType(name, nearest: Spelling.nearest(3, to: name, in: known))
    case .ambiguous(let name, let candidates):
      throw .ambiguousType(name, candidates: candidates)
    }
  }

  /// What could not be read.
  func problems(of project: ProjectFiles) -> [Diagnostic] {
    project.problems.map { problem in
      var isTrouble = problem.isChosen
      // A check that looks at nothing is not to pass.
      if case .noSwift = problem.error, invocation.checks { isTrouble = true }
      return Wording.diagnostic(for: problem.error, severity: isTrouble ? .error : .warning)
    }
  }

  private func planned(_ project: ProjectFiles) async -> MigrationReport {
    var input = ProjectInput(
      sources: project.sources, manifests: project.manifests,
      unread: project.unread.map { place in
        switch place {
        case .file(let path): path
        case .folder(let path): path + "/"
        }
      }, editable: project.editable, parsed: parsed)
    input.packages = Self.packages(of: project)
    input.told = invocation.told
    let known = input
    var report = await showingProgress { await planner(invocation.configuration, known, $0) }
    report.diagnostics += report.factProblems.compactMap(Wording.diagnostic)
    if let index = invocation.index {
      if index.isDamaged {
        await console.report([Wording.damaged(index.path)])
      }
      if console.verbosity == .verbose, let (asked, answered) = report.indexAnswers {
        await console.say(
          "index store '\(index.path)': knew \(answered) of \(asked) types that reading cannot tell"
        )
      }
    }
    return report
  }

  /// Does some work, and shows a waiting person how far it is.
  private func showingProgress<Outcome: Sendable>(
    _ work: (_ progress: @escaping @Sendable (Progress) -> Void) async -> Outcome
  ) async -> Outcome {
    guard console.showsProgress else { return await work { _ in } }
    // The work only leaves its state here, so that it never waits for the terminal.
    let (states, sink) = AsyncStream.makeStream(
      of: Progress.self, bufferingPolicy: .bufferingNewest(1))
    let meter = ProgressMeter(console, since: start)
    return await withTaskGroup(of: Void.self) { group in
      // Parsing keeps every core busy; what is shown meanwhile has to come first.
      group.addTask(priority: .high) {
        for await state in states { await meter.note(state) }
      }
      group.addTask(priority: .high) {
        while (try? await Task.sleep(for: ProgressLine.pace)) != nil { await meter.show() }
      }
      let outcome = await work { sink.yield($0) }
      sink.finish()
      group.cancelAll()
      await group.waitForAll()
      await meter.remove()
      return outcome
    }
  }
}
