import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration of those units with which a command of the person's still succeeds.
///
/// All units are tried at once; where the command fails, each half by itself, down to single units. What
/// passes stays, and the next is tried on it. At every moment each unit is in the files wholly or not at
/// all, and what was tried when a run was ended is put back by the next. A person may choose the units
/// that are tried; for a series of patches all files are put back in the end.
struct VerifyCommand<World: Surroundings> {
  private let invocation: Invocation
  private let console: Console<World>
  private let planner: CommandLineTool.Planner
  private let command: String

  init(
    _ invocation: Invocation, _ command: String, _ console: Console<World>,
    _ planner: @escaping CommandLineTool.Planner
  ) {
    self.invocation = invocation
    self.command = command
    self.console = console
    self.planner = planner
  }

  func run() async throws -> ExitStatus {
    let paths = invocation.paths.isEmpty ? ["."] : invocation.paths
    let roots = invocation.projectRoot.map { [$0] } ?? []
    let store = try await console.world.store(enclosing: roots + paths)
    guard let notes = await store.notesPath else { throw UsageError.verifyWithoutGit }
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    try await reading.recover(in: store)
    let state = try await resume(notes, in: store)
    let (project, _) = try await reading.project()
    let steps = try await UnitSteps(of: project, invocation, console, planner)
    var problems = reading.problems(of: project)
    problems += await obstacles(to: steps.whole.changes, state, in: store)
    if let obstacle = try await series?.obstacle() { problems.append(obstacle) }
    await console.report(problems.inOrder)
    guard !problems.contains(where: { $0.severity == .error }) else { return .trouble }
    guard !steps.units.isEmpty else {
      try await console.world.remove(notes)
      await console.say(Summary.line(for: steps.whole, isWritten: false))
      return .success
    }
    var trial = Trial(command: self, store: store, notes: notes, state: state, disk: steps)
    return try await trial.run()
  }

  /// What writes the units that pass as a series of patches; nil where they stay in the files.
  private var series: SeriesCommand<World>? {
    guard invocation.series != nil else { return nil }
    return SeriesCommand(invocation: invocation, console: console, planner: planner)
  }

  /// Returns the units to try: those that the person agrees to, where there are questions.
  private func choice(of steps: UnitSteps<World>) async throws -> [MigrationUnit] {
    guard invocation.isInteractive else { return steps.units }
    var steps = steps
    return try await InteractiveCommand(invocation: invocation, console: console, planner: planner)
      .ask(&steps)
  }

  /// Puts back what an earlier run tried and did not find good.
  private func resume(
    _ notes: String, in store: any FileStore
  ) async throws -> VerifiedState {
    guard let bytes = try? await console.world.read(notes).bytes,
      var state = VerifiedState(bytes)
    else { return VerifiedState(command: command) }
    var replacements: [FileReplacement] = []
    for file in state.files {
      let found = try await store.read(file.path).bytes
      if found == file.good { continue }
      guard file.tried.contains(found) else {
        throw UsageError.verifyEdited(file.path, notes: notes)
      }
      replacements.append(
        FileReplacement(path: file.path, expected: found, content: file.good))
    }
    try await store.replace(replacements)
    await console.say(
      "going on where an earlier run with '--verify' stopped"
        + (replacements.isEmpty
          ? "" : "; what it tried last is undone: \(Summary.count(replacements, "file"))"))
    if state.command != command { state.refused = [] }
    state.command = command
    return state
  }

  /// What keeps the files from being written: changes that are nobody's but the person's.
  private func obstacles(
    to changes: [FileChange], _ state: VerifiedState, in store: any FileStore
  ) async -> [Diagnostic] {
    // A series begins with the files as they are committed.
    let own = series == nil ? Set(state.files.map(\.path)) : []
    return await MigrationWriter(invocation, console, store)
      .obstacles(to: changes.filter { !own.contains($0.path) })
  }

  // MARK: Trying

  private struct Trial {
    let command: VerifyCommand
    let store: any FileStore
    let notes: String
    var state: VerifiedState

    /// Whether an earlier run has changed files.
    private let isResumed: Bool

    /// What the files held at first.
    private let original: UnitSteps<World>

    /// What the files hold now.
    private var disk: UnitSteps<World>

    private var console: Console<World> { command.console }
    private var kept: [MigrationUnit] = []
    private var refusals: [Diagnostic] = []
    private var refused: Set<String> = []
    private var runs = 0

    init(
      command: VerifyCommand, store: any FileStore, notes: String, state: VerifiedState,
      disk: UnitSteps<World>
    ) {
      self.command = command
      self.store = store
      self.notes = notes
      self.state = state
      self.disk = disk
      isResumed = !state.files.isEmpty
      original = disk
      refused = Set(state.refused)
    }

    mutating func run() async throws -> ExitStatus {
      let start = try await check("before anything is changed")
      guard start.status == 0 else {
        await console.report([Wording.failsBefore(command.command, Self.notes(start))])
        return .trouble
      }
      let units = try await command.choice(of: disk).filter { !refused.contains($0.name) }
      let outcome = try await keep(units[...], on: disk)
      if let series = command.series { try await write(outcome, as: series) }
      try await console.world.remove(notes)
      await console.report(refusals.inOrder)
      if refusals.contains(where: { $0.severity == .error }) { return .trouble }
      if console.verbosity != .quiet { try await sum(outcome) }
      return refused.isEmpty ? .success : .findings
    }

    /// Puts the files back, and writes what passed as patches.
    private mutating func write(
      _ outcome: UnitSteps<World>, as series: SeriesCommand<World>
    ) async throws {
      try await move(to: original, good: original)
      var steps = original
      refusals += try await series.write(kept, of: &steps, comingTo: outcome.changes).problems
    }

    /// Says what came of it.
    private func sum(_ outcome: UnitSteps<World>) async throws {
      let told = try await told()
      let digest = Digest(told)
      await console.report(digest)
      let models = kept.reduce(0) { $0 + $1.types.count }
      let folder = command.invocation.series
      let undo =
        folder != nil || isResumed || command.invocation.allowsDirty
        ? nil
        : await UndoCommand.text(
          for: outcome.changes, in: store, from: console.world.currentFolder)
      let steps =
        folder.map { NextSteps(withSeriesIn: $0, digest, command.invocation) }
        ?? NextSteps(after: told, digest, undo: undo)
      let patches = folder.map {
        "\(SeriesCommand<World>.count(kept.count)) in '\(Visible.text($0))': "
      }
      await console.say(
        (patches ?? "")
          + "\(kept.count) of \(Summary.count(outcome.units, "unit")) migrated: "
          + "\(models) type\(models == 1 ? "" : "s") in \(Summary.count(outcome.changes, "file")), "
          + "\(refused.count) undone; '\(command.command)' ran \(runs) times")
      for line in steps.lines { await console.say(line) }
    }

    /// Returns what one run over the units that stay migrated says, of the files as they were.
    private func told() async throws -> RunOutcome {
      let isWritten = command.invocation.series == nil
      guard !kept.isEmpty else {
        return RunOutcome(
          MigrationReport(), [], of: [], in: await store.root, isWritten: isWritten,
          command.invocation)
      }
      var report = try await original.report(of: kept)
      report.kept = original.whole.kept
      report.units =
        report.units.filter { $0.decision == .migrate }
        + original.whole.units.filter { $0.decision == .keep }
      return RunOutcome(
        report, [], of: [], in: await store.root, isWritten: isWritten, command.invocation)
    }

    /// Keeps those of some units with which the command succeeds, and returns what the files hold then.
    private mutating func keep(
      _ units: ArraySlice<MigrationUnit>, on base: UnitSteps<World>
    ) async throws -> UnitSteps<World> {
      var trial = base
      var tried: [MigrationUnit] = []
      for unit in units {
        if let needed = unit.holds.first(where: { $0.isRequired && refused.contains($0.name) }) {
          refuse(unit, "it needs '\(needed.name)', which is undone", [])
          continue
        }
        let report = try await trial.report(of: [unit])
        guard !report.changes.isEmpty else { continue }
        trial.make(report)
        tried.append(unit)
      }
      guard let first = tried.first else {
        try await move(to: base, good: base)
        return base
      }
      try await move(to: trial, good: base)
      let more = tried.count == 1 ? "" : " and \(tried.count - 1) more"
      let run = try await check("'\(Visible.text(first.name))'\(more)")
      if run.status == 0 {
        kept += tried
        try await note(good: trial, tried: [trial])
        return trial
      }
      if tried.count == 1 {
        refuse(first, "'\(command.command)' fails with it", Self.notes(run))
        try await move(to: base, good: base)
        return base
      }
      let middle = tried.count / 2
      let count = kept.count
      let half = try await keep(tried[..<middle], on: base)
      // With the first half as it was, one unit is to blame, and has been tried.
      if tried.count == 2, kept.count == count + 1 {
        refuse(tried[1], "'\(command.command)' fails with it", Self.notes(run))
        try await note(good: half, tried: [half])
        return half
      }
      return try await keep(tried[middle...], on: half)
    }

    private mutating func refuse(
      _ unit: MigrationUnit, _ reason: String, _ notes: [Diagnostic]
    ) {
      refused.insert(unit.name)
      state.refused.append(unit.name)
      refusals.append(Wording.refused(unit, reason, notes))
    }

    /// The first errors that the command printed, at their places where it names them.
    private static func notes(_ run: CommandRun) -> [Diagnostic] {
      run.firstErrors.map { line in
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        if parts.count == 4, let number = Int(parts[1]), let column = Int(parts[2]) {
          return Diagnostic(
            path: String(parts[0]), line: number, column: column, severity: .note,
            message: String(parts[3].drop { $0 == " " }), code: "")
        }
        return Diagnostic(
          path: "exit status \(run.status)", line: 0, column: 0, severity: .note, message: line,
          code: "")
      }
    }

    /// Runs the command on the files as they are.
    private mutating func check(_ what: String) async throws -> CommandRun {
      runs += 1
      let run = try await console.world.run(command.command)
      if console.verbosity != .quiet {
        await console.say("\(what): \(run.status == 0 ? "passes" : "fails")")
      }
      return run
    }

    /// Brings the files from what they hold to another state, all of them or none.
    private mutating func move(
      to target: UnitSteps<World>, good: UnitSteps<World>
    ) async throws {
      let paths = Set((disk.changes + target.changes).map(\.path)).sorted()
      let replacements = paths.compactMap { path -> FileReplacement? in
        guard let old = disk.text(of: path), let new = target.text(of: path), old != new else {
          return nil
        }
        return FileReplacement(path: path, expected: old, content: new)
      }
      // Noted beforehand, so that whoever ends the run now finds what to put back.
      try await note(good: good, tried: [disk, target])
      try await store.replace(replacements)
      disk = target
      try await note(good: good, tried: [target])
    }

    /// Writes down what is good, and what the files hold or are about to.
    ///
    /// For a series nothing is to stay, whatever passed.
    private mutating func note(
      good: UnitSteps<World>, tried: [UnitSteps<World>]
    ) async throws {
      let good = command.invocation.series == nil ? good : original
      let changed = (tried + [good]).flatMap(\.changes).map(\.path)
      let paths = Set(changed).union(state.files.map(\.path))
      state.files = paths.sorted().compactMap { path in
        good.text(of: path).map { text in
          VerifiedState.File(path: path, good: text, tried: tried.compactMap { $0.text(of: path) })
        }
      }
      try await console.world.write(state.bytes, toFile: notes)
    }
  }
}
