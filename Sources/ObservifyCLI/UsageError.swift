import ObservifyHost

/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  case hook(GitHook.Problem)
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, choices: [String])
  /// A unit that is chosen must move after one that is not.
  case movesAfter(String, needed: String, selection: String?)
  case verifyWithoutGit
  /// A file was edited after a run with `--verify` was ended.
  case verifyEdited(String, notes: String)
  case conflict(String, String)
  /// An option that means nothing without another.
  case needs(String, String)
  /// A line of a baseline that is no model, or a baseline that cannot be read.
  case baseline(String, line: Int, String)
  /// `--check` beside an option that edits files.
  case checkThatWrites(String)
  case missingArgument(String)
  case unknownCode(String, nearest: String?)
  case unknownType(String, nearest: [String])
  case optionsFile(line: Int, String)
  case contradictedFact(line: Int, stated: String, found: String)
  case indexStore(String, reason: String)
  case ambiguousType(String, candidates: [String])
}
