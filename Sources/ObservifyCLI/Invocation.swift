import ObservifyHost
import ObservifyIndex
import ObservifyKit

/// What the person asks for, as read from the command line.
struct Invocation: Sendable {
  /// What the tool can do.
  enum Command: String, Sendable, CaseIterable {
    case migrate, plan, hook, syntax, completions

    /// What the command does, in one line.
    var help: String {
      switch self {
      case .migrate: "Migrate SwiftUI code from ObservableObject to @Observable"
      case .plan: "Print what can migrate, unit by unit, and why not"
      case .hook: "Check commits with a git hook: install, uninstall"
      case .syntax: "Print how files are parsed"
      case .completions: "Print the completions of a shell: bash, zsh, fish"
      }
    }
  }

  /// Where a migration goes.
  enum Destination: Equatable, Sendable {
    case standardOutput
    case patch(String)
    case files
    /// The file that gets the names of all models; nothing is migrated.
    case baseline(String)
  }

  /// In what form the result of a run is printed.
  enum Format: String, Sendable, CaseIterable {
    case text, json, sarif, github, xcode, markdown

    /// The forms that a plan has.
    static let ofPlan = [text, json]
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
    case fullHelp
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

  /// The file that names the models which do not fail a check.
  var baseline: String?

  /// Whether comments say at each class why it stays.
  var writesTodos = false

  /// The command that decides which units stay migrated.
  var verification: String?

  /// The folder for one patch a unit.
  var series: String?

  /// Whether the person is asked about each unit.
  var isInteractive = false

  /// Whether the run is about what git's index holds.
  var isStaged = false
  var allowsDirty = false

  /// Whether a hook may go to a folder that other repositories use, too.
  var isShared = false

  /// The options that a hook hands on.
  var handedOn: [String] = []
  var configuration = Configuration()
  var excluded: [String] = []
  var projectRoot: String?

  /// The index that a build left, where it is named.
  var indexStore: String?

  /// The names of the options on the command line.
  var given: Set<String> = []

  /// What is told of types beside the code.
  var told = ToldTypes()

  /// The open index that some of this comes from.
  var index: IndexStore?
  var format = Format.text

  /// The file that gets a page about the run.
  var report: String?

  /// Whether the run is told by its patch and by messages, not by another form of report.
  var isPlain: Bool { format == .text && report == nil }

  var coloring = Coloring.auto
  var verbosity = Verbosity.normal

  /// Whether the run writes down the models of now.
  var writesBaseline: Bool { if case .baseline = destination { true } else { false } }

  /// Whether the run may replace files of the project.
  var changesFiles: Bool {
    switch destination {
    case .patch, .baseline: return false
    case .files, .standardOutput: break
    }
    return destination == .files || isInteractive
  }

  /// Whether `syntax` prints facts in place of the tree.
  var printsFacts = false

  /// Whether `syntax` reads the project and prints names of values with their types.
  var printsNames = false

  /// The step that `syntax` measures in place of printing.
  var timedStep: ParsingTrial.Step?
}
