/// One replacement, stated against a file's original bytes.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty for an insertion.
  public let range: ByteRange

  /// What stands there afterwards.
  public let replacement: String

  /// Creates an edit that puts `replacement` in the place of `range`.
  public init(_ range: ByteRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
