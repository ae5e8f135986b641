/// What a token is.
public enum TokenKind: UInt8, CaseIterable, Sendable {
  case endOfFile
  /// A byte, or a run of bytes, that begins no token.
  case unknown

  // MARK: Names and literals

  /// A name that is no keyword, also in backticks. Contextual keywords have kinds of their own.
  case identifier
  /// `$name` or `$0`.
  case dollarIdentifier
  case integerLiteral
  case floatLiteral
  case regexLiteral
  /// The opening quote with its pounds.
  case stringStart
  /// Text within a string.
  case stringSegment
  /// `\(` with its pounds; its `)` is a `rightParen`.
  case interpolationStart
  /// The closing quote with its pounds.
  case stringEnd

  // MARK: Punctuation

  case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
  case comma, colon, semicolon, period, atSign, pound, backslash
  /// `=` by itself.
  case equal
  /// `->`
  case arrow
  /// `&` before an operand.
  case prefixAmpersand
  /// `?` directly behind an operand.
  case postfixQuestion
  /// `?` with space before it.
  case infixQuestion
  /// `!` directly behind an operand.
  case exclamation
  /// `<` or `>` that may open or close generic arguments: one character, joined to an operator by the
  /// parser where an operator is meant.
  case leftAngle, rightAngle
  case binaryOperator, prefixOperator, postfixOperator

  // MARK: Pound keywords

  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation

  case letKeyword, willSetKeyword, didSetKeyword, selfKeyword, capitalSelfKeyword, superKeyword, nilKeyword
}
extension TokenKind {
  /// temporary
  public var isName: Bool { self == .identifier }
}
