/// One replacement, stated against a file's original bytes.
public struct TextEdit: Hashable, Sendable {
  /// The bytes that go; empty for an insertion.
  public let range: ByteRange

  /// What stands there afterwards.
  public let replacement: String

  /// The place among insertions at the same byte: those of different ranks stand side by side, the
  /// lower one first.
  public let rank: Int

  /// Whether the edit is about white space only, and is left out where another one is about the same
  /// bytes.
  public let givesWay: Bool

  /// Creates an edit that puts `replacement` in the place of `range`.
  public init(
    _ range: ByteRange, _ replacement: String, rank: Int = 0, givesWay: Bool = false
  ) {
    self.givesWay = givesWay
    self.range = range
    self.replacement = replacement
    self.rank = rank
  }
}
