import ObservifyKit

/// Reads a command line into an invocation, by the table of options.
struct OptionParser {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()

  /// The options given so far that choose a destination.
  private var destinations: [String] = []

  private init(_ arguments: [String]) {
    rest = arguments[...]
  }

  /// Returns what the arguments, the program's name not among them, ask for.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = OptionParser(arguments)
    try parser.run()
    return parser.invocation
  }

  private mutating func run() throws(UsageError) {
    // A person who knows 'plan' and 'hook' types it as a command.
    if rest.first == "explain" { rest[rest.startIndex] = "--explain" }
    if let command = rest.first.flatMap(Invocation.Command.init), command != .migrate {
      rest.removeFirst()
      invocation.command = command
    }
    // Who asks for help gets it, whatever else is on the line.
    let words = rest.prefix { $0 != "--" }
    if words.contains(where: { ["--help", "-h", "--help-all"].contains($0) }) {
      invocation.question = words.contains("--help-all") ? .fullHelp : .help
      return
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        if invocation.command == .hook {
          invocation.handedOn = Array(rest)
        } else {
          invocation.paths += rest
        }
        break
      } else if argument.hasPrefix("--") {
        try readLong(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try readShort(argument)
      } else {
        invocation.paths.append(argument)
      }
    }
    if invocation.command == .syntax, invocation.paths.isEmpty {
      throw .missingArgument("file")
    }
    if invocation.command == .completions { try checkShell() }
    if invocation.command == .hook {
      try checkHook()
      return
    }
    try Self.check(&invocation)
  }

  /// Makes sure that options go together, and works out what follows from them.
  static func check(_ invocation: inout Invocation) throws(UsageError) {
    invocation.configuration.listsUnits =
      invocation.command == .plan || invocation.format != .text || invocation.report != nil
      || invocation.baseline != nil || invocation.writesTodos || invocation.writesBaseline
    // A hook that stages the outcome may stop the commit, so that a person looks at it.
    if invocation.checks, invocation.changesFiles, !invocation.isStaged {
      throw .checkThatWrites(invocation.isInteractive ? "--interactive" : "--write")
    }
    if invocation.baseline != nil, !invocation.checks { throw .needs("--baseline", "--check") }
    if invocation.verification != nil {
      guard invocation.changesFiles || invocation.series != nil else {
        throw .needs("--verify", "--write")
      }
      for (isGiven, option) in [
        (invocation.isStaged, "--staged"), (invocation.writesTodos, "--todo"),
        (invocation.format != .text, "--format"), (invocation.report != nil, "--report"),
        (invocation.allowsDirty, "--allow-dirty"),
      ] where isGiven {
        throw .conflict("--verify", option)
      }
      for form in [Configuration.Modernization.entry, .state, .bindable]
      where invocation.configuration.modernizations.contains(form) {
        throw .conflict("--verify", "--modernize \(form.rawValue)")
      }
    }
    if case .baseline = invocation.destination {
      for (isGiven, option) in [
        (invocation.checks, "--check"), (invocation.isStaged, "--staged"),
        (invocation.isInteractive, "--interactive"), (invocation.writesTodos, "--todo"),
        (invocation.format != .text, "--format"),
      ] where isGiven {
        throw .conflict("--write-baseline", option)
      }
    }
    try checkKinds(of: invocation)
    for name in invocation.configuration.only + invocation.configuration.skip {
      try Explanation.check(name)
    }
  }

  /// Makes sure that the run is of one kind: of the files, of the index, unit by unit, or a report.
  private static func checkKinds(of invocation: Invocation) throws(UsageError) {
    var kinds: [String] = []
    if invocation.isStaged { kinds.append("--staged") }
    if invocation.isInteractive { kinds.append("--interactive") }
    if invocation.series != nil { kinds.append("--patch-series") }
    if kinds.count > 1 { throw .conflict(kinds[0], kinds[1]) }
    guard let kind = kinds.first else { return }
    if invocation.writesTodos { throw .conflict(kind, "--todo") }
    // What is about no model belongs to no unit, nor is it a reason to look at a commit.
    for form in [Configuration.Modernization.entry, .state, .bindable]
    where invocation.configuration.modernizations.contains(form) {
      throw .conflict(kind, "--modernize \(form.rawValue)")
    }
    if invocation.isStaged {
      if invocation.indexStore != nil { throw .conflict(kind, "--index-store") }
      return
    }
    if invocation.format != .text { throw .conflict(kind, "--format") }
    if invocation.report != nil { throw .conflict(kind, "--report") }
  }

  /// Makes sure that it is said what to do with the hook, and that the hook could run.
  private func checkHook() throws(UsageError) {
    guard let action = invocation.paths.first else {
      throw .missingArgument("install|uninstall")
    }
    let known = ["install", "uninstall"]
    guard known.contains(action) else {
      throw .badValue(option: "hook", value: action, choices: known)
    }
    if invocation.paths.count > 2 { throw .conflict(invocation.paths[1], invocation.paths[2]) }
    _ = try Self.parse(
      ["--staged", invocation.destination == .files ? "--write" : "--check"] + invocation.handedOn)
  }

  /// Makes sure that one shell is named, and one that is known.
  private func checkShell() throws(UsageError) {
    guard let shell = invocation.paths.first else { throw .missingArgument("shell") }
    let known = Completions.Shell.allCases.map(\.rawValue)
    guard known.contains(shell) else {
      throw .badValue(option: "completions", value: shell, choices: known)
    }
    if let other = invocation.paths.dropFirst().first { throw .conflict(shell, other) }
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  private mutating func readLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map { String($0) } ?? ""
    let options = Option.all(of: invocation.command)
    guard let option = options.first(where: { $0.name == name }) else {
      let nearest = Spelling.nearest(to: name, in: options.map(\.name)).map { "--" + $0 }
      throw .unknownOption("--\(name)", nearest: nearest)
    }
    try apply(option, typed: "--\(name)", attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// Reads `-w`, `-wq`, `-o file` or `-ofile`.
  private mutating func readShort(_ argument: String) throws(UsageError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      let options = Option.all(of: invocation.command)
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption("-\(letter)", nearest: nil)
      }
      var attached: String?
      if option.value != .none, !letters.isEmpty {
        attached = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters = ""
      }
      try apply(option, typed: "-\(letter)", attached: attached)
    }
  }

  private mutating func apply(
    _ option: Option, typed: String, attached: String?
  ) throws(UsageError) {
    let value: String
    switch option.value {
    case .none:
      guard attached == nil else { throw .unexpectedValue(option: typed) }
      value = ""
    case .optional:
      value = attached ?? nextValue() ?? ""
    case .required(let name, let choices):
      guard let given = attached ?? nextValue(), !given.isEmpty else {
        throw .missingValue(option: typed, value: name)
      }
      guard choices.isEmpty || choices.contains(given) else {
        throw .badValue(option: typed, value: given, choices: choices)
      }
      value = given
    case .list(let name, let choices):
      guard let given = attached ?? nextValue(), !given.isEmpty else {
        throw .missingValue(option: typed, value: name)
      }
      for part in given.split(separator: ",").map(String.init) where !choices.contains(part) {
        throw .badValue(option: typed, value: part, choices: choices)
      }
      value = given
    }
    if option.name == "report", value == "-" {
      // The page and the patch, or another report, would be one text.
      throw .badValue(option: typed, value: value, choices: ["the name of a file"])
    }
    if ["write", "output", "patch-series", "write-baseline"].contains(option.name) {
      if let other = destinations.first(where: { $0 != "--\(option.name)" }) {
        throw .conflict(other, "--\(option.name)")
      }
      destinations.append("--\(option.name)")
    }
    invocation.given.insert(option.name)
    option.apply(&invocation, value)
  }

  /// Takes the next argument if it can be a value.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }
}
