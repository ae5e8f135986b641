public import ObservifyText

/// Every token of a file, in order, as parallel arrays.
///
/// The last token is ``TokenKind/endOfFile``, empty, at the end of the bytes. What lies between two
/// tokens is trivia: white space, comments, a byte order mark, a shebang line.
public struct TokenTable: Sendable {
  /// What each token is.
  public internal(set) var kinds: [TokenKind] = []

  /// The byte offset at which each token begins.
  public internal(set) var starts: [UInt32] = []

  /// The byte offset behind each token's last byte.
  public internal(set) var ends: [UInt32] = []

  /// The number of tokens, the end of file included.
  @inlinable public var count: Int { kinds.count }

  init() {}

  /// Returns the bytes that the token at `index` covers, trivia left out.
  @inlinable
  public func range(_ index: Int) -> ByteRange {
    ByteOffset(starts[index])..<ByteOffset(ends[index])
  }
}
