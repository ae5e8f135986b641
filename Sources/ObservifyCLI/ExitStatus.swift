/// What the tool tells the program that started it.
package enum ExitStatus: Int32, Sendable {
  /// The tool did what it was asked for.
  case success = 0

  /// With `--check`: there is something to migrate.
  case findings = 1

  /// An option was wrong, a file could not be read, or a write failed.
  case trouble = 2
}
