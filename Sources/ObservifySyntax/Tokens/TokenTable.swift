public import ObservifyText

/// Every token of a file, in order, as parallel arrays.
///
/// The last token is ``TokenKind/endOfFile``, empty, at the end of the bytes. What lies between two
/// tokens is trivia: white space, comments, a byte order mark, a shebang line.
public struct TokenTable: Sendable {
  /// What each token is.
  public let kinds: [TokenKind]

  /// The byte offset at which each token begins.
  public let starts: [UInt32]

  /// The byte offset behind each token's last byte.
  public let ends: [UInt32]

  /// The number of tokens, the end of file included.
  @inlinable public var count: Int { kinds.count }

  /// Returns the bytes that the token at `index` covers, trivia left out.
  @inlinable
  public func range(_ index: Int) -> ByteRange {
    ByteOffset(starts[index])..<ByteOffset(ends[index])
  }
}
