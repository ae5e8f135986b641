import ObservifyHost
import ObservifyKit
import ObservifyText

/// The migration with a person who decides on each unit.
///
/// Nothing is written before the last answer; then all files at once, or none.
struct InteractiveCommand<World: Surroundings> {
  let invocation: Invocation
  let console: Console<World>
  let planner: CommandLineTool.Planner

  private enum Answer {
    case yes, no, show, all, quit
  }

  func run() async throws -> ExitStatus {
    let reading = ProjectReading(invocation: invocation, console: console, planner: planner)
    let (project, store) = try await reading.project()
    var steps = try await UnitSteps(of: project, invocation, console, planner)
    let writer = MigrationWriter(invocation, console, store)
    // Who would be refused in the end is told before the first question.
    var diagnostics = reading.problems(of: project)
    diagnostics += await writer.obstacles(to: steps.whole.changes)
    var migrated: [MigrationUnit] = []
    if !diagnostics.contains(where: { $0.severity == .error }) {
      migrated = try await ask(&steps)
      diagnostics += try await writer.deliver(steps.changes)
    }
    await console.report(diagnostics.inOrder)
    if diagnostics.contains(where: { $0.severity == .error }) { return .trouble }
    if console.verbosity != .quiet {
      await console.say(closing(steps, migrated.count))
    }
    return .success
  }

  private func closing(_ steps: UnitSteps<World>, _ migrated: Int) -> String {
    guard !steps.units.isEmpty else { return Summary.line(for: steps.whole, isWritten: false) }
    let units = "\(migrated) of \(Summary.count(steps.units, "unit"))"
    return migrated == 0
      ? "\(units) migrated, no file changed"
      : "\(units) migrated in \(Summary.count(steps.changes, "file"))"
  }

  /// Asks about each unit, and returns those that migrate.
  func ask(_ steps: inout UnitSteps<World>) async throws -> [MigrationUnit] {
    var migrated: [MigrationUnit] = []
    var isAll = false
    var declined: Set<String> = []
    for (place, unit) in steps.units.enumerated() {
      if let held = unit.holds.first(where: { $0.isRequired && declined.contains($0.name) }) {
        declined.insert(unit.name)
        let names = (Visible.text(unit.name), Visible.text(held.name))
        await console.say("'\(names.0)' stays, as it must move after '\(names.1)'")
        continue
      }
      let report = try await steps.report(of: [unit])
      guard !report.changes.isEmpty else {
        await console.say("'\(Visible.text(unit.name))' stays, without what it needs")
        continue
      }
      if !isAll {
        await describe(unit, report, "\(place + 1)/\(steps.units.count)")
        switch try await answer(for: report) {
        case .yes, .show: break
        case .no:
          declined.insert(unit.name)
          continue
        case .all: isAll = true
        case .quit: return migrated
        }
      }
      steps.make(report)
      migrated.append(unit)
    }
    return migrated
  }

  private func describe(_ unit: MigrationUnit, _ report: MigrationReport, _ place: String) async {
    let diffs = report.changes.map { LineDiff(before: $0.before, after: $0.after).changes }
    let added = diffs.flatMap(\.self).reduce(0) { $0 + $1.after.count }
    let removed = diffs.flatMap(\.self).reduce(0) { $0 + $1.before.count }
    let types = unit.types.map { "\($0.kind) \($0.name)" }.joined(separator: ", ")
    await console.say(
      console.emphasized("(\(place)) \(Visible.text(types))")
        + ": \(Summary.count(report.changes, "file")), +\(added) -\(removed)")
    let step = report.units.first { $0.decision == .migrate }
    await console.report(step?.warnings ?? [])
  }

  /// Asks until there is an answer; shows the diff as often as that is asked for.
  private func answer(for report: MigrationReport) async throws(HostError) -> Answer {
    while true {
      await console.show(Array(console.emphasized("Migrate it? [y,n,s,a,q,?] ").utf8))
      guard let line = try await console.world.readLine() else {
        await console.say("")
        return .quit
      }
      switch line.filter({ !$0.isWhitespace }).lowercased() {
      case "y", "yes": return .yes
      case "n", "no": return .no
      case "a", "all": return .all
      case "q", "quit": return .quit
      case "s", "show", "d", "diff":
        try await console.print(report.changes.map(\.diff))
      default:
        await console.say(
          """
          y  yes, migrate this unit
          n  no, leave it
          s  show what changes
          a  all: migrate this unit and the rest
          q  quit: leave this unit and the rest, and write what was agreed on
          """)
      }
    }
  }
}
