import ObservifyKit

/// The command that migrates one unit: the one that printed the plan, for that unit alone.
enum StepCommand {
  /// Returns the arguments of the command, the program's name first.
  static func arguments(for unit: MigrationUnit, _ invocation: Invocation) -> [String] {
    head(of: invocation) + (invocation.isStaged && unit.decision == .migrate ? ["--staged"] : [])
      + choice(of: unit)
  }

  /// Returns what the commands of all steps begin with.
  static func head(of invocation: Invocation) -> [String] {
    ["observify"] + kept(of: invocation) + ["--write"]
  }

  /// Returns what the command of one step ends in.
  static func choice(of unit: MigrationUnit) -> [String] { ["--only", unit.name] }

  /// Returns the command line of a run again, but for what it did with the outcome.
  static func again(_ invocation: Invocation, _ command: Invocation.Command = .migrate) -> [String]
  {
    let only = invocation.given.contains("only") ? invocation.configuration.only : []
    let verb = command == .migrate ? [] : [command.rawValue]
    let choice = only.isEmpty ? [] : ["--only", only.joined(separator: ",")]
    let todo = invocation.writesTodos && command == .migrate ? ["--todo"] : []
    return ["observify"] + verb + kept(of: invocation) + choice + todo
  }

  /// Returns what the command line hands on to each step: paths, and options that decide what is done.
  ///
  /// What `.observify.yml` sets holds for each step anyway.
  private static func kept(of invocation: Invocation) -> [String] {
    let configuration = invocation.configuration
    var words = invocation.paths
    let isGiven = invocation.given.contains
    if configuration.unpublished != .auto, isGiven("unpublished") {
      words += ["--unpublished", configuration.unpublished.rawValue]
    }
    if configuration.combine != .keep, isGiven("combine") {
      words += ["--combine", configuration.combine.rawValue]
    }
    if !configuration.modernizations.isEmpty, isGiven("modernize") {
      words += [
        "--modernize", configuration.modernizations.map(\.rawValue).sorted().joined(separator: ","),
      ]
    }
    if configuration.prefersLet, isGiven("prefer-let") { words.append("--prefer-let") }
    if configuration.ignoresDeploymentTarget, isGiven("ignore-deployment-target") {
      words.append("--ignore-deployment-target")
    }
    if !configuration.skip.isEmpty, isGiven("skip") {
      words += ["--skip", configuration.skip.joined(separator: ",")]
    }
    for glob in isGiven("exclude") ? invocation.excluded : [] { words += ["--exclude", glob] }
    if let root = invocation.projectRoot { words += ["--project-root", root] }
    return words
  }

  /// Returns words as a shell reads them.
  static func shell(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "/._-,=+:@%".unicodeScalars.contains($0)
    }
    guard !isPlain || word.isEmpty else { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
