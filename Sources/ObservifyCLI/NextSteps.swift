import ObservifyHost
import ObservifyKit

/// What a person can do after a run: commands, each with what it is for.
struct NextSteps {
  private struct Step {
    let command: String
    let purpose: String
  }

  private var steps: [Step] = []
  private let invocation: Invocation

  private init(_ invocation: Invocation) {
    self.invocation = invocation
  }

  /// What to do after a run that has planned, printed or written a migration.
  ///
  /// - Parameters:
  ///   - outcome: What came of the run.
  ///   - digest: What it had to say.
  ///   - undo: The command that takes the changes back; nil where there is none.
  init(after outcome: RunOutcome, _ digest: Digest, undo: String?) {
    self.init(outcome.invocation)
    let report = outcome.report
    if outcome.isWritten, !report.changes.isEmpty {
      if invocation.verification == nil {
        add("build the project", "see that it compiles" + Self.look(at: digest.places))
      }
      if let undo {
        add(undo, "take it back")
        add("commit the changes", "keep it: '--write' edits no file with uncommitted changes")
      }
    } else if !report.changes.isEmpty {
      if case .patch(let path) = invocation.destination {
        add(StepCommand.shell(["git", "apply", path]), "make the changes")
      }
      add(
        run(["--write"]),
        "edit the files; then build" + Self.look(at: digest.places))
    }
    for opening in DiagnosticCatalog.Opening.allCases {
      let models = outcome.units(.keep).filter { $0.mayMove(with: opening, invocation) }
        .reduce(0) { $0 + $1.types.count }
      guard models > 0 else { continue }
      add(run(opening.options), "let up to \(models) more move: \(opening.purpose)")
    }
    let old = outcome.units(.keep).filter { unit in
      unit.reasons.contains { DiagnosticCatalog.isAboutTarget($0.code) }
    }
    if !old.isEmpty {
      let count = old.reduce(0) { $0 + $1.types.count }
      add(
        run(["--ignore-deployment-target"]),
        "see the patch of up to \(count) more, for when the minimum system is raised")
    }
    if report.kept.isEmpty {
      if !outcome.isWritten, outcome.units(.migrate).count > 1 {
        add(run([], of: .plan), "migrate unit by unit")
      }
    } else {
      add(
        run([], of: .plan),
        report.changes.isEmpty || outcome.isWritten
          ? "see what would let the rest move"
          : "migrate unit by unit, and see what blocks the rest")
    }
    if digest.hidesPlaces, !steps.isEmpty, !outcome.isWritten {
      add(run(["--verbose"]), "see every place")
    }
  }

  /// What to do with a series of patches.
  init(withSeriesIn folder: String, _ digest: Digest, _ invocation: Invocation) {
    self.init(invocation)
    add(
      StepCommand.shell(["git", "am"]) + " " + StepCommand.shell([folder]) + "/*.patch",
      "make a commit of each" + Self.look(at: digest.places))
  }

  /// The lines to print; none where there is nothing to do.
  var lines: [String] {
    guard !steps.isEmpty else { return [] }
    let width = min(steps.map(\.command.count).max() ?? 0, 44)
    return ["", "Next:"] + steps.flatMap { row(of: $0, width) }
  }

  private func row(of step: Step, _ width: Int) -> [String] {
    let command = "  " + step.command
    guard step.command.count <= width else {
      return [command, String(repeating: " ", count: width + 4) + step.purpose]
    }
    let gap = String(repeating: " ", count: width - step.command.count + 2)
    return [command + gap + step.purpose]
  }

  private mutating func add(_ command: String, _ purpose: String) {
    steps.append(Step(command: command, purpose: purpose))
  }

  /// The command line of this run with other options.
  private func run(_ options: [String], of command: Invocation.Command = .migrate) -> String {
    StepCommand.shell(StepCommand.again(invocation, command) + options)
  }

  private static func look(at places: Int) -> String {
    switch places {
    case 0: ""
    case 1: ", and look at 1 place"
    default: ", and look at \(places) places"
    }
  }
}

extension MigrationUnit {
  /// Whether all that keeps a unit is what an option is about.
  fileprivate func mayMove(
    with opening: DiagnosticCatalog.Opening, _ invocation: Invocation
  ) -> Bool {
    !isFinal
      && reasons.allSatisfy {
        DiagnosticCatalog.opening(for: $0.code, beside: invocation.configuration) == opening
      }
  }
}

extension DiagnosticCatalog.Opening {
  /// The words of the command line.
  fileprivate var options: [String] {
    switch self {
    case .bridge: ["--combine", "bridge"]
    case .codable: ["--modernize", "codable"]
    }
  }

  /// What the option does, as a phrase.
  fileprivate var purpose: String {
    switch self {
    case .bridge: "publishers that are used stay, as subjects"
    case .codable: "coding keys are spelled"
    }
  }
}
