/// The help screens, made from the table of options.
enum HelpText {
  /// The options of the migration that most people need; `--help-all` shows the others, too.
  private static let common = [
    "write", "combine", "check", "staged", "only", "format", "report", "explain", "verbose",
    "help-all",
  ]

  /// Returns the help of a command: at most 24 lines of 80 columns, as a terminal opens.
  static func text(of command: Invocation.Command) -> String {
    guard command == .migrate else { return fullText(of: command) }
    let options = common.compactMap { name in
      Option.all(of: .migrate).first { $0.name == name }
    }
    return """
      OVERVIEW: \(command.help)

      USAGE: observify [<command>] [<path> ...] [<options>]

        observify App               Print the patch; nothing is written
        observify plan App          Show what can migrate, in what order, and why not
        observify App --write       Edit the files in place
        observify App --check       Exit with status 1 if there is anything to migrate

      OPTIONS:
      \(rows(options.map(row)))

      COMMANDS: \(Completions.named.map(\.rawValue).joined(separator: ", "))
      EXIT STATUS: 0 done, 1 something to migrate (with --check), 2 error

      """
  }

  /// Returns the help of a command with every option, at most 80 columns wide.
  static func fullText(of command: Invocation.Command) -> String {
    let options = rows(Option.all(of: command).map(row))
    return switch command {
    case .migrate:
      """
      OVERVIEW: \(command.help)

      Prints a patch for 'git apply' unless told otherwise; see the exit status below.

      USAGE: observify [<path> ...] [<options>]

      ARGUMENTS:
      \(rows([("<path>", "Files and folders that may be edited (default: .)")]))

      OPTIONS:
      \(options)

      COMMANDS:
      \(rows(Completions.named.map { ($0.rawValue, $0.help) }))

      EXIT STATUS: 0 done, 1 something to migrate (with --check), 2 error

      """
    case .plan:
      """
      OVERVIEW: \(command.help)
      A unit is a class with all that has to change with it. Nothing is changed.

      USAGE: observify plan [<path> ...] [<options>]

      OPTIONS:
      \(options)
      EXIT STATUS: 0 done, 2 error

      """
    case .hook:
      """
      OVERVIEW: \(command.help)

        observify hook install            Refuse a commit with something to migrate
        observify hook install --write    Migrate, and stage the result
        observify hook uninstall          Remove the hook and restore the previous one

      The hook goes where git looks for it: into the repository, for all its work
      trees, or where 'core.hooksPath' says. A hook that is there is kept, and runs
      first. Options after '--' are passed on: 'hook install -- --exclude Old'.

      USAGE: observify hook install|uninstall [<repository>] [-- <option> ...]

      OPTIONS:
      \(options)
      EXIT STATUS: 0 done, 2 error

      """
    case .syntax:
      """
      OVERVIEW: \(command.help)

      USAGE: observify syntax [--facts | --names | --time <step>] <file> ...

      ARGUMENTS:
      \(rows([("<file>", "Swift files")]))

      OPTIONS:
      \(options)

      """
    case .completions:
      """
      OVERVIEW: \(command.help)

      bash: put 'source <(observify completions bash)' into ~/.bashrc
      zsh:  observify completions zsh >_observify, in a folder of $fpath
      fish: observify completions fish >~/.config/fish/completions/observify.fish

      USAGE: observify completions <shell>

      OPTIONS:
      \(options)

      """
    }
  }

  private static func row(_ option: Option) -> (label: String, help: String) {
    ((option.letter.map { "-\($0), " } ?? "") + option.usage, option.help)
  }

  private static func rows(_ rows: [(label: String, help: String)]) -> String {
    rows.map { label, help in
      "  " + label + String(repeating: " ", count: max(28 - label.count, 2)) + help
    }.joined(separator: "\n")
  }
}
