import ObservifyKit

/// One option of the command line.
struct Option: Sendable {
  /// The value that an option takes.
  enum Value: Equatable, Sendable {
    case none
    case required(String, choices: [String] = [])
    /// Several choices with commas between them.
    case list(String, choices: [String])
    case optional(String)
  }

  /// The option's name without its dashes.
  let name: String

  /// The option's one-letter name.
  let letter: Character?

  /// The value that the option takes.
  let value: Value

  /// What the option does, in one line.
  let help: String

  /// The commands that have the option.
  let commands: [Invocation.Command]

  /// Notes the option, and its value or nothing, in an invocation.
  let apply: @Sendable (inout Invocation, String) -> Void

  private init(
    _ name: String, letter: Character? = nil, takes value: Value = .none, help: String,
    of commands: [Invocation.Command] = [.migrate],
    apply: @escaping @Sendable (_ invocation: inout Invocation, _ value: String) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.help = help
    self.commands = commands
    self.apply = apply
  }

  /// The option as it is typed, its value included.
  var usage: String {
    switch value {
    case .none: "--\(name)"
    case .required(let value, _), .list(let value, _): "--\(name) <\(value)>"
    case .optional(let value): "--\(name) [<\(value)>]"
    }
  }
}

extension Option {
  /// Every option; parsing, help and the README come from this table.
  static let all: [Option] = [
    Option("write", letter: "w", help: "Edit the files in place") { invocation, _ in
      invocation.destination = .files
    },
    Option(
      "write", letter: "w", help: "Migrate and stage, instead of refusing the commit",
      of: [.hook]
    ) {
      invocation, _ in
      invocation.destination = .files
    },
    Option(
      "shared", help: "Install even if others share 'core.hooksPath'", of: [.hook]
    ) { invocation, _ in
      invocation.isShared = true
    },
    Option(
      "verify", takes: .required("command"),
      help: "Undo the units that make a command fail"
    ) {
      $0.verification = $1
    },
    Option("output", letter: "o", takes: .required("file"), help: "Write the patch to a file") {
      $0.destination = $1 == "-" ? .standardOutput : .patch($1)
    },
    Option(
      "patch-series", takes: .required("folder"), help: "Write one patch a unit, for 'git am'"
    ) {
      $0.series = $1
    },
    Option("interactive", letter: "i", help: "Ask about each unit, then edit the files") {
      invocation, _ in
      invocation.isInteractive = true
    },
    Option("check", help: "Exit with status 1 if there is anything to migrate") { invocation, _ in
      invocation.checks = true
    },
    Option(
      "baseline", takes: .required("file"),
      help: "With --check: ignore the models that a file lists"
    ) {
      $0.baseline = $1
    },
    Option(
      "write-baseline", takes: .required("file"),
      help: "Write the names of today's models to a file"
    ) {
      $0.destination = .baseline($1)
    },
    Option("todo", help: "Write a comment at each class that stays") { invocation, _ in
      invocation.writesTodos = true
    },
    Option("staged", help: "Migrate only what is staged in git") { invocation, _ in
      invocation.isStaged = true
    },
    Option("allow-dirty", help: "Edit files with uncommitted changes as well") {
      invocation, _ in
      invocation.allowsDirty = true
    },
    Option(
      "unpublished", takes: .required("policy", choices: names(of: Configuration.Unpublished.self)),
      help: "Properties not '@Published': auto, track, ignore", of: [.migrate, .plan]
    ) {
      $0.configuration.unpublished = Configuration.Unpublished(rawValue: $1) ?? .auto
    },
    Option(
      "combine", takes: .required("policy", choices: names(of: Configuration.Combine.self)),
      help: "Publishers that are used: keep, bridge, modernize", of: [.migrate, .plan]
    ) {
      $0.configuration.combine = Configuration.Combine(rawValue: $1) ?? .keep
    },
    Option(
      "modernize",
      takes: .list("forms", choices: names(of: Configuration.Modernization.self)),
      help: "Update more: entry, codable, state, bindable", of: [.migrate, .plan]
    ) {
      $0.configuration.modernizations.formUnion(
        parts(of: $1).compactMap(Configuration.Modernization.init))
    },
    Option(
      "prefer-let", help: "Use 'let' for objects that are never reassigned", of: [.migrate, .plan]
    ) { invocation, _ in
      invocation.configuration.prefersLet = true
    },
    Option(
      "ignore-deployment-target", help: "Ignore the deployment target",
      of: [.migrate, .plan]
    ) { invocation, _ in
      invocation.configuration.ignoresDeploymentTarget = true
    },
    Option(
      "only", takes: .required("names"), help: "Migrate only these types or codes (with commas)",
      of: [.migrate, .plan]
    ) {
      $0.configuration.only += parts(of: $1)
    },
    Option(
      "skip", takes: .required("names"), help: "Leave these types or codes alone (with commas)",
      of: [.migrate, .plan]
    ) {
      $0.configuration.skip += parts(of: $1)
    },
    Option(
      "exclude", takes: .required("glob"), help: "Do not edit files that match",
      of: [.migrate, .plan]
    ) {
      $0.excluded.append($1)
    },
    Option(
      "project-root", takes: .required("folder"), help: "Read this folder as the project",
      of: [.migrate, .plan]
    ) {
      $0.projectRoot = $1
    },
    Option(
      "index-store", takes: .required("folder"), help: "Take types from the index of a build",
      of: [.migrate, .plan]
    ) {
      $0.indexStore = $1
    },
    Option("explain", takes: .optional("code"), help: "Explain a code, or list all codes") {
      $0.question = $1.isEmpty ? .allCodes : .code($1)
    },
    Option(
      "format", takes: .required("form", choices: names(of: Invocation.Format.self)),
      help: "Print: text, json, sarif, github, xcode, markdown"
    ) {
      $0.format = Invocation.Format(rawValue: $1) ?? .text
    },
    Option(
      "format", takes: .required("form", choices: Invocation.Format.ofPlan.map(\.rawValue)),
      help: "Print the plan as: text, json", of: [.plan]
    ) {
      $0.format = Invocation.Format(rawValue: $1) ?? .text
    },
    Option(
      "report", takes: .required("file"), help: "Write a page about the migration, in HTML",
      of: [.migrate, .plan]
    ) {
      $0.report = $1
    },
    Option("facts", help: "Print facts instead of the tree", of: [.syntax]) { invocation, _ in
      invocation.printsFacts = true
    },
    Option(
      "names", help: "Print the names of values with their types", of: [.syntax]
    ) { invocation, _ in
      invocation.printsNames = true
    },
    Option(
      "time", takes: .required("step", choices: names(of: ParsingTrial.Step.self)),
      help: "Time a step: read, lex, parse, project", of: [.syntax]
    ) {
      $0.timedStep = ParsingTrial.Step(rawValue: $1)
    },
    Option(
      "color", takes: .required("when", choices: names(of: Invocation.Coloring.self)),
      help: "Color the output: auto, always, never", of: Invocation.Command.allCases
    ) {
      $0.coloring = Invocation.Coloring(rawValue: $1) ?? .auto
    },
    Option(
      "quiet", letter: "q", help: "Print errors only", of: Invocation.Command.allCases
    ) { invocation, _ in
      invocation.verbosity = .quiet
    },
    Option(
      "verbose", letter: "v", help: "Print every decision", of: [.migrate, .plan]
    ) { invocation, _ in
      invocation.verbosity = .verbose
    },
    Option("version", help: "Show the version") { invocation, _ in
      invocation.question = .version
    },
    Option(
      "help", letter: "h", help: "Show this help", of: Invocation.Command.allCases
    ) { invocation, _ in
      invocation.question = .help
    },
    Option("help-all", help: "Show every option") { invocation, _ in
      invocation.question = .fullHelp
    },
  ]

  /// Returns the options of a command, in the order of the table.
  static func all(of command: Invocation.Command) -> [Option] {
    all.filter { $0.commands.contains(command) }
  }

  /// Returns the values that an option can have.
  private static func names<Choice: CaseIterable & RawRepresentable<String>>(
    of type: Choice.Type
  ) -> [String] {
    type.allCases.map(\.rawValue)
  }

  /// Returns the names in a list with commas.
  private static func parts(of list: String) -> [String] {
    list.split { $0 == "," || $0 == " " }.map { String($0) }
  }
}
