import ObservifyHost
import ObservifyIndex
import ObservifyKit
import ObservifyText

/// A migration unit by unit: each is planned on what those before it have left.
struct UnitSteps<World: Surroundings> {
  /// The units that one run would migrate, in the order in which each can go by itself.
  let units: [MigrationUnit]

  /// What one run would do.
  let whole: MigrationReport

  private var invocation: Invocation
  private let console: Console<World>
  private let planner: CommandLineTool.Planner
  private let original: [String: [UInt8]]
  private let parsed = ParsedFiles()
  private var project: ProjectFiles

  /// Plans the whole migration of a project.
  init(
    of project: ProjectFiles, _ invocation: Invocation, _ console: Console<World>,
    _ planner: @escaping CommandLineTool.Planner
  ) async throws(UsageError) {
    var invocation = invocation
    invocation.configuration.listsUnits = true
    self.invocation = invocation
    self.console = console
    self.planner = planner
    self.project = project
    original = Dictionary(
      project.sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    whole = try await ProjectReading(
      invocation: invocation, console: console, planner: planner, parsed: parsed
    ).report(of: project)
    units = whole.units.filter { $0.decision == .migrate }
  }

  /// Returns what the migration of some units in one run would do now.
  func report(of units: [MigrationUnit]) async throws(UsageError) -> MigrationReport {
    var step = invocation
    step.configuration.only = units.map(\.name)
    return try await ProjectReading(
      invocation: step, console: console, planner: planner, parsed: parsed
    ).report(of: project)
  }

  /// Makes the changes of a unit; the next is planned on them.
  mutating func make(_ report: MigrationReport) {
    invocation.told = invocation.told.without(Set(report.changes.map(\.path)))
    project.update(
      Dictionary(report.changes.map { ($0.path, $0.after) }, uniquingKeysWith: { $1 }))
  }

  /// Returns what a file holds after the changes made so far.
  func text(of path: String) -> [UInt8]? {
    project.sources.first { $0.path == path }?.bytes
  }

  /// All changes made so far, by path.
  var changes: [FileChange] {
    project.sources.compactMap { source in
      guard let before = original[source.path], before != source.bytes else { return nil }
      return FileChange(path: source.path, before: before, after: source.bytes)
    }
  }
}
