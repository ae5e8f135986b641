public import ObservifyText

/// One thing in a file that is not Swift.
public struct ParseError: Hashable, Sendable {
  /// Where, as a byte offset.
  public let offset: ByteOffset

  /// What, as one lowercase clause without a full stop: `expected '}' in struct`.
  public let message: String
}
