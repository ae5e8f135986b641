import ObservifyText

/// Two texts that should be equal, shown as a diff with the command that makes them so.
public struct LineDifference: CustomStringConvertible, Sendable {
  private let diff: UnifiedDiff

  /// Compares the text that a fixture holds with the one that was found.
  public init(expected: String, found: String, name: String) {
    diff = UnifiedDiff(
      before: SourceText(path: name, text: expected), after: Array(found.utf8))
  }

  /// The diff and the command.
  public var description: String {
    let lines = String(decoding: diff.text, as: UTF8.self)
    return "\n\(lines)\nto accept: UPDATE_FIXTURES=1 swift test"
  }
}
