import ObservifyText

/// Two texts that should be equal, shown as a diff with the command that makes them so.
public struct LineDifference: CustomStringConvertible, Sendable {
  private let diff: UnifiedDiff
  private let update: String?

  /// Compares the text that a fixture holds with the one that was found.
  ///
  /// - Parameters:
  ///   - expected: The text that should be there.
  ///   - found: The text that is there.
  ///   - name: What the text is of, as the head of the diff.
  ///   - update: The command that accepts what was found; nil where a person has to edit.
  public init(
    expected: String, found: String, name: String, update: String? = "UPDATE_FIXTURES=1 swift test"
  ) {
    self.init(expected: Array(expected.utf8), found: Array(found.utf8), name: name, update: update)
  }

  /// Compares bytes.
  public init(expected: [UInt8], found: [UInt8], name: String, update: String? = nil) {
    diff = UnifiedDiff(before: SourceText(path: name, bytes: expected), after: found)
    self.update = update
  }

  /// The diff and the command.
  public var description: String {
    let lines = String(decoding: diff.text, as: UTF8.self).unicodeScalars
      .map { $0 == "\r" ? "␍" : String($0) }.joined()
    return "\n\(lines)" + (update.map { "\nto accept: \($0)" } ?? "")
  }
}
