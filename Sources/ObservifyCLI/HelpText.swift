/// The help screens, made from the table of options.
enum HelpText {
  /// Returns the help of a command, at most 80 columns wide.
  static func text(of command: Invocation.Command) -> String {
    switch command {
    case .migrate:
      """
      OVERVIEW: Migrate SwiftUI code from ObservableObject to @Observable

      Prints a patch for 'git apply' unless told otherwise; see the exit status below.

      USAGE: observify [<path> ...] [--write | --output <file>] [--check] [<options>]

      ARGUMENTS:
      \(rows([("<path>", "Files and folders that may be edited (default: .)")]))

      OPTIONS:
      \(options(of: command))

      SUBCOMMANDS:
      \(rows([
        ("plan", "Print what can migrate, unit by unit"), ("syntax", "Print how files are parsed"),
      ]))

      EXIT STATUS: 0 done, 1 something to migrate (with --check), 2 trouble

      """
    case .plan:
      """
      OVERVIEW: Print what can migrate, unit by unit, and why the rest stays

      A unit is a class with all that has to change with it. Changes nothing.

      USAGE: observify plan [<path> ...] [<options>]

      ARGUMENTS:
      \(rows([("<path>", "Files and folders that may be edited (default: .)")]))

      OPTIONS:
      \(options(of: command))

      EXIT STATUS: 0 done, 2 trouble

      """
    case .syntax:
      """
      OVERVIEW: Print how files are parsed

      USAGE: observify syntax [--facts | --time <step>] <file> ...

      ARGUMENTS:
      \(rows([("<file>", "Swift files")]))

      OPTIONS:
      \(options(of: command))

      """
    }
  }

  /// Returns the rows of a command's options.
  private static func options(of command: Invocation.Command) -> String {
    rows(
      Option.all(of: command).map { option in
        let letter = option.letter.map { "-\($0), " } ?? ""
        return (letter + option.usage, option.help)
      })
  }

  private static func rows(_ rows: [(label: String, help: String)]) -> String {
    rows.map { label, help in
      "  " + label + String(repeating: " ", count: max(28 - label.count, 2)) + help
    }.joined(separator: "\n")
  }
}
