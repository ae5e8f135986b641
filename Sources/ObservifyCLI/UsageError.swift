/// What is wrong with a command line.
enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String, nearest: String?)
  case missingValue(option: String, value: String)
  case unexpectedValue(option: String)
  case badValue(option: String, value: String, choices: [String])
  case conflict(String, String)
  case missingArgument(String)
  case unknownCode(String, nearest: String?)
  case unknownType(String, nearest: [String])
  case optionsFile(line: Int, String)
  case contradictedFact(line: Int, stated: String, found: String)
  case indexStore(String, reason: String)
  case ambiguousType(String, candidates: [String])
}
