import ObservifyKit

/// What the person asks for, as read from the command line.
struct Invocation: Sendable {
  /// What the tool can do.
  enum Command: String, Sendable, CaseIterable {
    case migrate, plan, syntax
  }

  /// Where a migration goes.
  enum Destination: Equatable, Sendable {
    case standardOutput
    case patch(String)
    case files
  }

  /// How the plan is printed.
  enum Format: String, Sendable, CaseIterable {
    case text, json
  }

  /// When text is coloured.
  enum Coloring: String, Sendable, CaseIterable {
    case auto, always, never
  }

  /// How much is said.
  enum Verbosity: Sendable {
    case quiet, normal, verbose
  }

  /// A question that is answered in place of the command.
  enum Question: Equatable, Sendable {
    case help
    case version
    case allCodes
    case code(String)
  }

  var command = Command.migrate
  var question: Question?

  /// The files and folders that were named.
  var paths: [String] = []

  var destination = Destination.standardOutput
  var checks = false

  /// The folder for one patch a unit.
  var series: String?

  /// Whether the person is asked about each unit.
  var isInteractive = false

  /// Whether the run is about what git's index holds.
  var isStaged = false
  var allowsDirty = false
  var configuration = Configuration()
  var excluded: [String] = []
  var projectRoot: String?
  var format = Format.text
  var coloring = Coloring.auto
  var verbosity = Verbosity.normal

  /// Whether `syntax` prints facts in place of the tree.
  var printsFacts = false

  /// The step that `syntax` measures in place of printing.
  var timedStep: ParsingTrial.Step?
}
